import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/layout';
import { longestEvent } from './visit';

const HOLD_MS = 80;
const KEY_MS = 100;

/** `locator.click()` would look at the element while the page answers. */
async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(target);
  await page.mouse.move(x + width / 2, y + height / 2);
  await longestEvent(page);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: HOLD_MS });
}

async function openMenu(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.getByRole('button', { name: 'Switch to Spanish' }).waitFor();
}

/** On the home page. Measured from the last press on. */
export const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'opening the menu': openMenu,
  'switching the language': async (page) => {
    await openMenu(page);
    await press(page.getByRole('button', { name: 'Switch to Spanish' }));
    await page.locator('html[lang=es]').waitFor();
  },
  'typing an airport': async (page) => {
    await press(page.getByLabel('From', { exact: true }));
    await page.keyboard.type('new york', { delay: KEY_MS });
    await page.getByRole('search').getByRole('option').first().waitFor();
  },
  'opening the calendar': async (page) => {
    await press(page.getByRole('search').getByRole('button', { name: /^Depart/ }));
    await page.getByRole('dialog').getByRole('grid').first().waitFor();
  },
};
