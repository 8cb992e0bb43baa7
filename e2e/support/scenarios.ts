import type { Page } from '@playwright/test';
import { logIn } from './admin';
import { flightSearch } from './flightSearch';
import { followLink } from './followLink';
import { chooseLanguage, expect, openPage, untilHydrated, type Language } from './site';

interface ScenarioContext {
  readonly page: Page;
  readonly language: Language;
  /**
   * Checks the words of the page in its current state.
   *
   * @param part what is new in it, as a selector: only this is examined for accessibility, the rest in everyPage.spec.ts
   */
  readonly check: (state: string, part?: string) => Promise<void>;
}

/** The steps that open menus, lists, dialogs and fallbacks of a page. Runs in either language. */
export interface Scenario {
  readonly title: string;
  /** The scenario needs a screen as narrow as a phone's. @default false */
  readonly phoneOnly?: boolean;
  /** The scenario blocks files of a remote, so that its texts in the other language are missing, too. @default false */
  readonly blocksFiles?: boolean;
  readonly run: (context: ScenarioContext) => Promise<void>;
}

/** The scripts of one remote. */
const scriptsOf = (remote: string) => `**/releases/${remote}/**/*.js*`;

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

async function enterWrongPassword(page: Page): Promise<void> {
  page.once('dialog', (alert) => void alert.accept());
  await page
    .getByRole('main')
    .getByLabel(/^(Password|Contraseña)$/)
    .fill('kite');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function fillIn(page: Page, ...values: readonly string[]): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox');
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
}

async function useSearch({ page, language, check }: ScenarioContext): Promise<void> {
  const { search, from, to, depart, swap, tab, list, day, ...fields } = flightSearch(page, language);
  const choose = (date: RegExp) => day(date).first().click();

  await depart.click();
  await expect(fields.departureCalendar.getByRole('grid').first()).toBeVisible();
  await check('the departure calendar', '[role=search]');
  await choose(/\b25/);
  await expect(fields.returnCalendar).toBeVisible();
  await check('the return calendar');
  await choose(/\b28/);
  await fields.return.click();
  await expect(fields.returnCalendar).toBeVisible();
  await check('the days of the trip', '[role=search]');
  await page.keyboard.press('Escape');
  await depart.click();
  await choose(/\b29/);
  await page.keyboard.press('Escape');
  await expect(search.getByRole('status').last()).not.toBeEmpty();
  await check('the return date cleared');

  await from.fill('new');
  await expect(list).toBeVisible();
  await check('the list of From');
  await from.press('ArrowDown');
  await check('an active suggestion', '[role=search]');
  await from.press('Enter');
  await check('a chosen airport');
  await to.fill('par');
  await expect(list).toBeVisible();
  await check('the list of To');
  await to.fill('nowhere at all');
  await expect(list).toBeHidden();
  await check('an airport that is not on the list');
  await swap.click();
  await check('From and To swapped', '[role=search]');

  await tab('oneWay').click();
  await check('one way');
  await tab('bookingClass').click();
  await check('booking class');
  await search.locator('select').selectOption(language === 'en' ? 'Business' : 'Ejecutiva');
  await check('a class chosen', '[role=search]');
}

async function openDialogs({ page, check }: ScenarioContext): Promise<void> {
  for (const discover of await page.getByRole('button', { name: /^(Discover|Descubrir)/ }).all()) {
    await discover.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(await page.getByRole('dialog').getByRole('heading').first().innerText(), 'dialog[open]');
    await page.keyboard.press('Escape');
  }
}

async function moveCarousels({ page, check }: ScenarioContext): Promise<void> {
  await press(page, /^(Next: Premium|Siguiente: Serv)/);
  await press(page, /^(Show 5 of 9|Mostrar 5 de 9)/);
  await check('both carousels moved', '[aria-roledescription]');
  await press(page, /^(Previous: Cust|Anterior: Opin)/);
  await page
    .getByRole('link', { name: /senior|mayores/i })
    .first()
    .focus();
  await check('the reviews moved back', '[aria-roledescription]');
}

export const SCENARIOS: readonly Scenario[] = [
  {
    title: 'the mobile menu',
    phoneOnly: true,
    run: async ({ page, language, check }) => {
      await openPage(page, '/about', language);
      await press(page, /^Men[uú]$/);
      await check('the menu open', 'header');
    },
  },
  {
    title: 'the newsletter',
    run: async ({ page, language, check }) => {
      await openPage(page, '/disclaimer', language);
      const box = page.getByRole('region', { name: /^(Newsletter|Boletín)/ });
      await box.getByRole('textbox').fill('ada@example.com');
      await box.getByRole('button').click();
      await expect(box.getByRole('status')).not.toBeEmpty();
      await check('the newsletter after Subscribe', 'footer');
    },
  },
  {
    title: 'the home page',
    run: async (context) => {
      await context.page.clock.setFixedTime(new Date(2025, 7, 20, 12));
      await openPage(context.page, '/', context.language);
      await useSearch(context);
      await openDialogs(context);
      await moveCarousels(context);
    },
  },
  {
    title: 'parts of the home page that fail to load',
    blocksFiles: true,
    run: async ({ page, language, check }) => {
      await openPage(page, '/', language);
      await page.route(scriptsOf('mfe-home'), (route) => route.abort());
      const { search, from, depart } = flightSearch(page, language);
      await from.fill('new');
      await expect(search.getByRole('status').first()).not.toBeEmpty();
      await check('no suggestions');
      await page.keyboard.press('Escape');
      await depart.click();
      await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
      await check('no calendar', '[role=search]');
      await page.keyboard.press('Escape');
      const popular = page.getByRole('region', { name: /^(Popular Destinations|Destinos populares)/ });
      await popular.getByRole('button').first().click();
      await expect(popular.getByRole('status')).not.toBeEmpty();
      await check('no dialog', 'section:has([role=status])');
    },
  },
  {
    title: 'the contact form',
    run: async ({ page, language, check }) => {
      await openPage(page, '/contact', language);
      const answer = page.getByRole('main').getByRole('status').last();
      await press(page, /^(Send message|Enviar mensaje)$/);
      await expect(answer).not.toBeEmpty();
      await check('the form after Send message', 'main');
      await page.getByLabel(/^(Message|Mensaje)$/).fill('kite '.repeat(2_000));
      await press(page, /^(Send message|Enviar mensaje)$/);
      await expect(answer).not.toBeEmpty();
      await check('a message that is too long for a link');
    },
  },
  {
    title: 'the booking wizard',
    run: async ({ page, language, check }) => {
      const next = () => press(page, /^(Continue|Continuar)$/);
      const complete = () => press(page, /^(Complete|Completar)/);
      await openPage(page, '/booking-process', language);
      await next();
      await check('step 2, empty', 'main');
      await complete();
      await check('step 3, nothing entered');

      await openPage(page, '/booking-process', language);
      await fillIn(page, 'Ada', 'Reyes', 'ada@example.com', '555-0142');
      await check('step 1, filled');
      await next();
      await press(page, /^(Back|Atrás)$/);
      await check('step 1 after Back', 'main');
      await next();
      await fillIn(page, 'Ada Reyes', '4111111111111111', '1230', '123');
      await check('step 2, filled');
      await complete();
      await check('step 3', 'main');
    },
  },
  {
    title: 'the dashboard',
    run: async ({ page, language, check }) => {
      await openPage(page, '/admin', language);
      await enterWrongPassword(page);
      await check('a wrong password', 'main');
      await logIn(page);
      await check('the dashboard', 'main');
    },
  },
  {
    title: 'the blog administration',
    run: async ({ page, language, check }) => {
      await openPage(page, '/admin/blog', language);
      await enterWrongPassword(page);
      await check('a wrong password');
      await logIn(page);
      await check('the posts', 'main');
      await fillIn(page, '404', '404', '404');
      await press(page, /^(Add Post|Agregar)/);
      await check('a post added');
      await press(page, /^(Delete|Eliminar)/);
      await check('a post that can be brought back', 'main');
      const deletion = page.getByRole('button', { name: /^(Delete|Eliminar)/ });
      while ((await deletion.count()) > 0) await deletion.first().click();
      await check('no post left', 'main');
    },
  },
  {
    title: 'a page whose scripts fail to load',
    blocksFiles: true,
    run: async ({ page, language, check }) => {
      await page.route(scriptsOf('mfe-deals'), (route) => route.abort());
      if (language !== 'en') await chooseLanguage(page, language);
      await page.goto('/first-class-deals');
      await untilHydrated(page, 'header');
      await expect(page.getByRole('status').getByRole('button')).toBeVisible();
      await check('the notice that the page has failed to load', 'main > [role=status]');
    },
  },
  {
    title: 'a remote that is down after client navigation',
    blocksFiles: true,
    run: async ({ page, language, check }) => {
      await openPage(page, '/flight-results', language);
      await page.route(scriptsOf('mfe-home'), (route) => route.abort());
      await followLink(page, '/terms');
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
      await check('the fallback', 'main');
    },
  },
];
