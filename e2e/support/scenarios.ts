import type { Dialog, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './admin';
import { chooseLanguage, expect, openPage, untilHydrated, type Language } from './site';

export interface ScenarioContext {
  readonly page: Page;
  readonly language: Language;
  /** Picks the text in the language of the scenario. */
  readonly t: (texts: Readonly<Record<Language, string>>) => string;
  /** Checks the page in its current state; the scenario calls it in each state worth checking. */
  readonly check: (state: string) => Promise<void>;
}

/** The steps that open menus, lists, dialogs and fallbacks of a page. Runs in either language. */
export interface Scenario {
  readonly title: string;
  /** What the scenario changes, as a selector. Everything else is as everyPage.spec.ts has examined it. @default the whole page */
  readonly part?: string;
  /** The scenario needs a screen as narrow as a phone's. @default false */
  readonly phoneOnly?: boolean;
  /** The scenario blocks files of a remote, so that its texts in the other language are missing, too. @default false */
  readonly blocksFiles?: boolean;
  readonly run: (context: ScenarioContext) => Promise<void>;
}

/** The scripts of one remote. */
const scriptsOf = (remote: string) => `**/releases/${remote}/**/*.js*`;

const search = (page: Page) => page.getByRole('search');

/** Enters a wrong password, then the right one. The login form itself is the page's first state. */
async function logIn({ page, t, check }: ScenarioContext): Promise<void> {
  const password = page.getByLabel(t({ en: 'Password', es: 'Contraseña' }));
  const login = page.getByRole('button', { name: t({ en: 'Login', es: 'Iniciar sesión' }) });
  page.once('dialog', (alert: Dialog) => void alert.accept());
  await password.fill('kite');
  await login.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a wrong password');
  await password.fill(ADMIN_PASSWORD);
  await login.click();
  await expect(page.getByRole('button', { name: t({ en: 'Logout', es: 'Cerrar sesión' }) })).toBeVisible();
}

export const SCENARIOS: readonly Scenario[] = [
  {
    title: 'the mobile menu',
    part: 'header',
    phoneOnly: true,
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/about', language);
      await page.getByRole('button', { name: t({ en: 'Menu', es: 'Menú' }), exact: true }).click();
      await check('the menu open');
    },
  },
  {
    title: 'the newsletter',
    part: 'footer',
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/disclaimer', language);
      const box = page.getByRole('region', { name: t({ en: 'Newsletter', es: 'Boletín' }) });
      await box.getByRole('textbox').fill('ada@example.com');
      await box.getByRole('button').click();
      await expect(box.getByRole('status')).not.toBeEmpty();
      await check('the newsletter after Subscribe');
    },
  },
  {
    title: 'the search',
    part: '[role=search]',
    run: async ({ page, language, t, check }) => {
      await page.clock.setFixedTime(new Date(2025, 7, 20, 12));
      await openPage(page, '/', language);
      const openCalendar = async (field: string) => {
        await search(page).getByRole('button', { name: field }).click();
        await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
      };
      const choose = (date: number) =>
        page
          .getByRole('dialog')
          .getByRole('gridcell')
          .getByText(String(date), { exact: true })
          .first()
          .click();
      const depart = t({ en: 'Depart', es: 'Salida' });
      const returning = t({ en: 'Return', es: 'Regreso' });

      await openCalendar(depart);
      await check('the departure calendar');
      await choose(25);
      await expect(page.getByRole('dialog', { name: returning })).toBeVisible();
      await check('the return calendar');
      await choose(28);
      await openCalendar(returning);
      await check('the days of the trip');
      await page.keyboard.press('Escape');
      await openCalendar(depart);
      await choose(29);
      await page.keyboard.press('Escape');
      await expect(search(page).getByRole('status').last()).not.toBeEmpty();
      await check('the return date cleared');

      const list = search(page).getByRole('listbox');
      const from = page.getByLabel(t({ en: 'From', es: 'Origen' }), { exact: true });
      await from.fill('new');
      await expect(list).toBeVisible();
      await check('the list of From');
      await from.press('ArrowDown');
      await check('an active suggestion');
      await from.press('Enter');
      await check('a chosen airport');
      const to = page.getByLabel(t({ en: 'To', es: 'Destino' }), { exact: true });
      await to.fill('par');
      await expect(list).toBeVisible();
      await check('the list of To');
      await to.fill('nowhere at all');
      await expect(list).toBeHidden();
      await check('an airport that is not on the list');
      await page.getByRole('button', { name: t({ en: 'Swap From and To', es: 'Intercambiar' }) }).click();
      await check('From and To swapped');

      const travelers = page.getByLabel(t({ en: 'Class or travelers', es: 'Clase o viajeros' }), {
        exact: true,
      });
      for (const tab of [t({ en: 'One way', es: 'Solo ida' }), t({ en: 'Booking class', es: 'Clase' })]) {
        await page.getByRole('tab', { name: tab }).click();
        await check(tab);
      }
      await travelers.selectOption(t({ en: 'Business', es: 'Ejecutiva' }));
      await check('a class chosen');
    },
  },
  {
    title: 'the destination dialogs',
    part: 'dialog[open]',
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/', language);
      const discover = page.getByRole('button', { name: t({ en: 'Discover', es: 'Descubrir' }) });
      for (let place = 0; place < (await discover.count()); place += 1) {
        await discover.nth(place).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(`dialog ${place + 1}`);
        await page.keyboard.press('Escape');
      }
    },
  },
  {
    title: 'the carousels',
    part: '[aria-roledescription]',
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/', language);
      await page.getByRole('button', { name: t({ en: 'Next: Premium', es: 'Siguiente: Serv' }) }).click();
      await page.getByRole('button', { name: t({ en: 'Show 5 of 9', es: 'Mostrar 5 de 9' }) }).click();
      await check('both carousels moved');
      await page.getByRole('button', { name: t({ en: 'Previous: Cust', es: 'Anterior: Opin' }) }).click();
      await page
        .getByRole('link', { name: t({ en: 'Senior', es: 'Mayores' }) })
        .first()
        .focus();
      await check('the reviews moved back');
    },
  },
  {
    title: 'parts of the home page that fail to load',
    blocksFiles: true,
    part: 'section:has([role=status])',
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/', language);
      await page.route(scriptsOf('mfe-home'), (route) => route.abort());
      await page.getByLabel(t({ en: 'From', es: 'Origen' }), { exact: true }).fill('new');
      await expect(search(page).getByRole('status').first()).not.toBeEmpty();
      await check('no suggestions');
      await page.keyboard.press('Escape');
      await search(page)
        .getByRole('button', { name: t({ en: 'Depart', es: 'Salida' }) })
        .click();
      await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
      await check('no calendar');
      await page.keyboard.press('Escape');
      const popular = page.getByRole('region', {
        name: t({ en: 'Popular Destinations', es: 'Destinos populares' }),
      });
      await popular.getByRole('button').first().click();
      await expect(popular.getByRole('status')).not.toBeEmpty();
      await check('no dialog');
    },
  },
  {
    title: 'the contact form',
    part: 'main',
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/contact', language);
      const send = page.getByRole('button', { name: t({ en: 'Send message', es: 'Enviar mensaje' }) });
      const answer = page.getByRole('main').getByRole('status').last();
      await send.click();
      await expect(answer).not.toBeEmpty();
      await check('the form after Send message');
      await page.getByLabel(t({ en: 'Message', es: 'Mensaje' })).fill('kite '.repeat(2_000));
      await send.click();
      await expect(answer).not.toBeEmpty();
      await check('a message that is too long for a link');
    },
  },
  {
    title: 'the booking wizard',
    part: 'main',
    run: async ({ page, language, t, check }) => {
      await openPage(page, '/booking-process', language);
      const continueButton = page.getByRole('button', { name: t({ en: 'Continue', es: 'Continuar' }) });
      const complete = page.getByRole('button', { name: t({ en: 'Complete', es: 'Completar' }) });
      const fields = page.getByRole('main').getByRole('textbox');
      const fillIn = async (...values: string[]) => {
        for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
      };
      await continueButton.click();
      await check('step 2, empty');
      await complete.click();
      await check('step 3, nothing entered');

      await openPage(page, '/booking-process', language);
      await fillIn('Ada', 'Reyes', 'ada@example.com', '555-0142');
      await check('step 1, filled');
      await continueButton.click();
      await page.getByRole('button', { name: t({ en: 'Back', es: 'Atrás' }), exact: true }).click();
      await check('step 1 after Back');
      await continueButton.click();
      await fillIn('Ada Reyes', '4111111111111111', '1230', '123');
      await check('step 2, filled');
      await complete.click();
      await check('step 3');
    },
  },
  {
    title: 'the dashboard',
    part: 'main',
    run: async (context) => {
      await openPage(context.page, '/admin', context.language);
      await logIn(context);
      await context.check('the dashboard');
    },
  },
  {
    title: 'the blog administration',
    part: 'main',
    run: async (context) => {
      const { page, language, t, check } = context;
      await openPage(page, '/admin/blog', language);
      await logIn(context);
      await check('the posts');
      for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('404');
      await page.getByRole('button', { name: t({ en: 'Add Post', es: 'Agregar' }) }).click();
      await check('a post added');
      const deletion = page.getByRole('button', { name: t({ en: 'Delete', es: 'Eliminar' }) });
      await deletion.first().click();
      await check('a post that can be brought back');
      while ((await deletion.count()) > 0) await deletion.first().click();
      await check('no post left');
    },
  },
  {
    title: 'the 404 page',
    part: 'main',
    run: async ({ page, language, check }) => {
      if (language !== 'en') await chooseLanguage(page, language);
      await page.goto('/no/such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check('the 404 page');
    },
  },
  {
    title: 'a page whose scripts fail to load',
    blocksFiles: true,
    part: 'main > [role=status]',
    run: async ({ page, language, check }) => {
      await page.route(scriptsOf('mfe-deals'), (route) => route.abort());
      if (language !== 'en') await chooseLanguage(page, language);
      await page.goto('/first-class-deals');
      await untilHydrated(page, 'header');
      await expect(page.getByRole('status').getByRole('button')).toBeVisible();
      await check('the notice that the page has failed to load');
    },
  },
  {
    title: 'a remote that is down after client navigation',
    blocksFiles: true,
    part: 'main',
    run: async ({ page, language, check }) => {
      await openPage(page, '/flight-results', language);
      await page.route(scriptsOf('mfe-home'), (route) => route.abort());
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('main a')?.setAttribute('href', '/terms');
      });
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
      await check('the fallback');
    },
  },
];
