import type { Page } from '@playwright/test';
import type { TargetName } from '../report/targets';
import { press } from './press';

/** Something that a visitor does on a page. */
export interface Interaction {
  readonly target: TargetName;
  readonly path: string;
  /** What has to be done before, and is not measured. @default nothing */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Resolves when the page shows what it was asked for. */
  readonly act: (page: Page) => Promise<void>;
}

/** As fast as people type who know what they want. */
const TYPING_DELAY_MS = 100;

async function openCalendar(page: Page): Promise<void> {
  await press(page.getByRole('search').getByRole('button', { name: /^Depart/ }));
  await page.getByRole('dialog').getByRole('grid').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.getByRole('button', { name: 'Switch to Spanish' }).waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function fillIn(page: Page, values: readonly string[]): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox');
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
}

async function pressInMain(page: Page, name: string): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name }));
}

async function fillTraveler(page: Page): Promise<void> {
  await fillIn(page, ['Ada', 'Reyes', 'ada@example.com', '8005550199']);
}

async function continueToPayment(page: Page): Promise<void> {
  await pressInMain(page, 'Continue');
  await page.getByRole('main').getByRole('button', { name: 'Complete' }).waitFor();
}

/** Each is measured in a tab of its own. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    target: 'typing',
    path: '/',
    act: async (page) => {
      await press(page.getByLabel('From', { exact: true }));
      await page.keyboard.type('new york', { delay: TYPING_DELAY_MS });
      await page.getByRole('search').getByRole('option').first().waitFor();
    },
  },
  { target: 'firstCalendar', path: '/', act: openCalendar },
  {
    target: 'secondCalendar',
    path: '/',
    prepare: async (page) => {
      await openCalendar(page);
      await closeDialog(page);
    },
    act: openCalendar,
  },
  {
    target: 'language',
    path: '/',
    prepare: openMenu,
    act: async (page) => {
      await press(page.getByRole('button', { name: 'Switch to Spanish' }));
      await page.locator('[data-remote][lang="es"]').waitFor();
    },
  },
  {
    target: 'carousel',
    path: '/',
    act: async (page) => {
      await press(page.getByRole('button', { name: 'Next: Premium Services' }));
    },
  },
  {
    target: 'dialog',
    path: '/',
    act: async (page) => {
      await press(page.getByRole('button', { name: /^Discover/ }).first());
      await page.getByRole('dialog').waitFor();
    },
  },
  { target: 'menu', path: '/', act: openMenu },
  {
    target: 'traveler',
    path: '/booking-process',
    act: async (page) => {
      await press(page.getByRole('main').getByRole('textbox').first());
      await page.keyboard.type('Ada Reyes', { delay: TYPING_DELAY_MS });
    },
  },
  {
    target: 'payment',
    path: '/booking-process',
    prepare: fillTraveler,
    act: continueToPayment,
  },
  {
    target: 'confirmation',
    path: '/booking-process',
    prepare: async (page) => {
      await fillTraveler(page);
      await continueToPayment(page);
      await fillIn(page, ['Ada Reyes', '4111111111111111', '1230', '123']);
    },
    act: async (page) => {
      await pressInMain(page, 'Complete');
      await page.getByRole('main').getByRole('status').getByRole('heading').waitFor();
    },
  },
];
