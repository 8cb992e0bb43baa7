import type { Dialog, Page } from '@playwright/test';
import { chooseLanguage, expect, openPage, type Language } from './site';

/** What a story is told with. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  /** The words of the language of the visit. */
  readonly say: (words: Readonly<Record<Language, string>>) => string;
  /** Called at each state of the page that is worth a look. */
  readonly see: (state: string) => Promise<void>;
}

/** What a visitor can open on a page. Each story is told in both languages. */
export interface Story {
  readonly title: string;
  /** Set where the story can be told on a phone alone. */
  readonly onPhoneOnly?: boolean;
  readonly tell: (visit: Visit) => Promise<void>;
}

const ADMIN_PASSWORD = 'farekite-demo';

/** The scripts of one remote. */
const scriptsOf = (remote: string) => `**/releases/${remote}/**/*.js*`;

const search = (page: Page) => page.getByRole('search');

/** Tries a wrong password, then the right one. */
async function passGate({ page, say, see }: Visit): Promise<void> {
  const password = page.getByLabel(say({ en: 'Password', es: 'Contraseña' }));
  const login = page.getByRole('button', { name: say({ en: 'Login', es: 'Iniciar sesión' }) });
  await see('the gate');
  page.once('dialog', (alert: Dialog) => void alert.accept());
  await password.fill('kite');
  await login.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await see('a wrong password');
  await password.fill(ADMIN_PASSWORD);
  await login.click();
  await expect(page.getByRole('button', { name: say({ en: 'Logout', es: 'Cerrar sesión' }) })).toBeVisible();
}

export const STORIES: readonly Story[] = [
  {
    title: 'the menu of a phone',
    onPhoneOnly: true,
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/about', language);
      await page.getByRole('button', { name: say({ en: 'Menu', es: 'Menú' }), exact: true }).click();
      await see('the menu open');
    },
  },
  {
    title: 'the newsletter',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/disclaimer', language);
      const box = page.getByRole('region', { name: say({ en: 'Newsletter', es: 'Boletín' }) });
      await box.getByRole('textbox').fill('ada@example.com');
      await box.getByRole('button').click();
      await expect(box.getByRole('status')).not.toBeEmpty();
      await see('the newsletter after Subscribe');
    },
  },
  {
    title: 'the places of the search',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/', language);
      const list = search(page).getByRole('listbox');
      const from = page.getByLabel(say({ en: 'From', es: 'Origen' }), { exact: true });
      await from.fill('new');
      await expect(list).toBeVisible();
      await see('the list of From');
      await from.press('ArrowDown');
      await see('an active suggestion');
      await from.press('Enter');
      const to = page.getByLabel(say({ en: 'To', es: 'Destino' }), { exact: true });
      await to.fill('par');
      await expect(list).toBeVisible();
      await see('the list of To');
      await to.fill('nowhere at all');
      await expect(list).toBeHidden();
      await see('a place that is not on the list');
      await page.getByRole('button', { name: say({ en: 'Swap From and To', es: 'Intercambiar' }) }).click();
      await see('From and To swapped');
    },
  },
  {
    title: 'the calendars of the search',
    tell: async ({ page, language, say, see }) => {
      await page.clock.setFixedTime(new Date(2025, 7, 20, 12));
      await openPage(page, '/', language);
      const openCalendar = async (field: string) => {
        await search(page).getByRole('button', { name: field }).click();
        await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
      };
      const choose = (date: number) =>
        page.getByRole('dialog').getByRole('gridcell').getByText(String(date), { exact: true }).click();
      const depart = say({ en: 'Depart', es: 'Salida' });
      const returning = say({ en: 'Return', es: 'Regreso' });

      await openCalendar(depart);
      await see('the departure calendar');
      await choose(25);
      await openCalendar(returning);
      await see('the return calendar');
      await choose(26);
      await openCalendar(depart);
      await choose(29);
      await expect(search(page).getByRole('status').last()).not.toBeEmpty();
      await see('the return date cleared');
    },
  },
  {
    title: 'the trip types and the travelers',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/', language);
      const travelers = page.getByLabel(say({ en: 'Travelers', es: 'Viajeros' }), { exact: true });
      for (const tab of [
        say({ en: 'One way', es: 'Solo ida' }),
        say({ en: 'Booking class', es: 'Clase de reserva' }),
      ]) {
        await page.getByRole('tab', { name: tab }).click();
        await see(tab);
      }
      await travelers.selectOption(say({ en: 'Business', es: 'Ejecutiva' }));
      await see('a class chosen');
    },
  },
  {
    title: 'the pop-up of a destination',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/', language);
      const discover = page.getByRole('button', { name: say({ en: 'Discover', es: 'Descubrir' }) });
      for (let place = 0; place < (await discover.count()); place += 1) {
        await discover.nth(place).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await see(`pop-up ${place + 1}`);
        await page.keyboard.press('Escape');
      }
    },
  },
  {
    title: 'what moves',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/', language);
      await page.getByRole('button', { name: say({ en: 'Next: Premium', es: 'Siguiente: Serv' }) }).click();
      await page.getByRole('button', { name: say({ en: 'Show 5 of 9', es: 'Mostrar 5 de 9' }) }).click();
      await see('both carousels moved');
      await page.getByRole('button', { name: say({ en: 'Previous: Cust', es: 'Anterior: Opin' }) }).click();
      await page
        .getByRole('link', { name: say({ en: 'Senior', es: 'Mayores' }) })
        .first()
        .focus();
      await see('the reviews moved back');
    },
  },
  {
    title: 'parts of the home page that do not come',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/', language);
      await page.route(scriptsOf('mfe-home'), (route) => route.abort());
      await page.getByLabel(say({ en: 'From', es: 'Origen' }), { exact: true }).fill('new');
      await expect(search(page).getByRole('status').first()).not.toBeEmpty();
      await see('no suggestions');
      await page.keyboard.press('Escape');
      await search(page)
        .getByRole('button', { name: say({ en: 'Depart', es: 'Salida' }) })
        .click();
      await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
      await see('no calendar');
      await page.keyboard.press('Escape');
      const popular = page.getByRole('region', {
        name: say({ en: 'Popular Destinations', es: 'Destinos populares' }),
      });
      await popular.getByRole('button').first().click();
      await expect(popular.getByRole('status')).not.toBeEmpty();
      await see('no pop-up');
    },
  },
  {
    title: 'the contact form',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/contact', language);
      const send = page.getByRole('button', { name: say({ en: 'Send message', es: 'Enviar mensaje' }) });
      const answer = page.getByRole('main').getByRole('status').last();
      await send.click();
      await expect(answer).not.toBeEmpty();
      await see('the form after Send');
      await page.getByLabel(say({ en: 'Message', es: 'Mensaje' })).fill('kite '.repeat(2_000));
      await send.click();
      await expect(answer).not.toBeEmpty();
      await see('a message that is too long for a link');
    },
  },
  {
    title: 'the booking wizard',
    tell: async ({ page, language, say, see }) => {
      await openPage(page, '/booking-process', language);
      const goOn = page.getByRole('button', { name: say({ en: 'Continue', es: 'Continuar' }) });
      const complete = page.getByRole('button', { name: say({ en: 'Complete', es: 'Completar' }) });
      const fields = page.getByRole('main').getByRole('textbox');
      const fillIn = async (...values: string[]) => {
        for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
      };
      await goOn.click();
      await see('step 2, empty');
      await complete.click();
      await see('step 3, nothing entered');

      await openPage(page, '/booking-process', language);
      await fillIn('Ada', 'Reyes', 'ada@example.com', '8005550199');
      await see('step 1, filled');
      await goOn.click();
      await fillIn('Ada Reyes', '4111111111111111', '1230', '123');
      await see('step 2, filled');
      await complete.click();
      await see('step 3');
    },
  },
  {
    title: 'the dashboard',
    tell: async (visit) => {
      await openPage(visit.page, '/admin', visit.language);
      await passGate(visit);
      await visit.see('the dashboard');
    },
  },
  {
    title: 'the blog administration',
    tell: async (visit) => {
      const { page, language, say, see } = visit;
      await openPage(page, '/admin/blog', language);
      await passGate(visit);
      await see('the posts');
      for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('404');
      await page.getByRole('button', { name: say({ en: 'Add Post', es: 'Agregar' }) }).click();
      await see('a post added');
      const deletion = page.getByRole('button', { name: say({ en: 'Delete', es: 'Eliminar' }) });
      while ((await deletion.count()) > 0) await deletion.first().click();
      await see('no post left');
    },
  },
  {
    title: 'a path that leads nowhere',
    tell: async ({ page, language, see }) => {
      if (language !== 'en') await chooseLanguage(page, language);
      await page.goto('/no/such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await see('the 404 page');
    },
  },
  {
    title: 'a page whose scripts do not come',
    tell: async ({ page, language, see }) => {
      await page.route(scriptsOf('mfe-deals'), (route) => route.abort());
      if (language !== 'en') await chooseLanguage(page, language);
      await page.goto('/first-class-deals');
      await expect(page.getByRole('status').getByRole('button')).toBeVisible();
      await see('the notice');
    },
  },
  {
    title: 'a remote that is down',
    tell: async ({ page, language, see }) => {
      await openPage(page, '/flight-results', language);
      await page.route(scriptsOf('mfe-home'), (route) => route.abort());
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('main a')?.setAttribute('href', '/terms');
      });
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
      await see('what stands for the page');
    },
  },
];
