import type { Locator, Page } from '@playwright/test';
import { menuEntries, type Menu } from '@farekite/shared/contract';
import { AGENCY, MAIL_HREF } from '../support/agency';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import {
  expect,
  LANGUAGES,
  openPage,
  recordRequests,
  storedByPage,
  test,
  type Language,
} from '../support/site';

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

/** Recipient, subject and body of a mail link. */
async function mailOf(link: Locator) {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

const SERVICES = {
  en: [
    'Services',
    'Flight Booking',
    '24/7 Support',
    'Travel Insurance',
    'Group Booking (10 or more passengers)',
  ],
  es: [
    'Servicios',
    'Reserva de vuelos',
    'Asistencia 24/7',
    'Seguro de viaje',
    'Reservas para grupos (10 pasajeros o más)',
  ],
} as const;

const MENUS = {
  guides: { en: 'Travel guides', es: 'Guías de viaje' },
  deals: { en: 'Deals', es: 'Ofertas' },
  legal: { en: 'Legal', es: 'Información legal' },
} as const satisfies Record<Menu, Record<Language, string>>;

const NOTICES = {
  en: ['© 2025 FareKite', 'We act as an intermediary and are not affiliated with any airline.'],
  es: ['© 2025 FareKite', 'no estamos afiliados a ninguna aerolínea'],
} as const;

for (const language of LANGUAGES) {
  test(`The footer shows services, guides, deals, legal pages, social networks and the intermediary notice (${language}) [LAYOUT-20, LAYOUT-24]`, async ({
    page,
  }) => {
    await openPage(page, '/terms', language);
    const [heading, ...services] = SERVICES[language];
    const linksOf = (name: string) => footer(page).getByRole('region', { name }).getByRole('link');
    await expect(linksOf(heading)).toHaveText(services);
    for (const menu of Object.keys(MENUS) as Menu[]) {
      const names = menuEntries(menu).map(({ name }) => name[language]);
      await expect(linksOf(MENUS[menu][language])).toHaveText(names);
    }
    for (const notice of NOTICES[language]) await expect(footer(page).getByText(notice)).toBeVisible();
    await expect(footer(page).getByRole('link', { name: AGENCY.phone })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: AGENCY.email })).toBeVisible();
    await expect(footer(page).getByText(AGENCY.address.street)).toBeVisible();
    const networks = footer(page).getByRole('link', { name: /Facebook|Instagram|^X / });
    await expect(networks).toHaveCount(3);
  });
}

test('The social links in banner and footer open each network in a new tab without an opener [LAYOUT-3]', async ({
  page,
  context,
}) => {
  await context.route(/facebook|instagram|x\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
  await openPage(page, '/terms');
  const banner = page.getByRole('region', { name: 'Announcement' });
  await expect(
    banner.getByText('Get Great Deals! Choose from 200+ airlines for low airfares!'),
  ).toBeVisible();
  for (const place of [banner, footer(page)]) {
    await expect(place.getByText('Follow Us')).toBeVisible();
    const networks = place.getByRole('link', { name: /opens in a new tab/ });
    await expect(networks).toHaveCount(3);
    for (const link of await networks.all()) {
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(tab.getByText('elsewhere')).toBeVisible();
      expect(
        await tab.evaluate(() => ({ opener: window.opener as unknown, from: document.referrer })),
      ).toEqual({
        opener: null,
        from: '',
      });
      await tab.close();
    }
  }
});

test.describe('The newsletter box', () => {
  function box(page: Page) {
    const region = footer(page).getByRole('region', { name: /Newsletter|Boletín/ });
    return {
      field: region.getByRole('textbox'),
      subscribe: region.getByRole('button'),
      answer: region.getByRole('status'),
    };
  }

  test('sends and stores nothing, states that, and offers a mail link in the current language [CONTACT-5, LAYOUT-26]', async ({
    page,
  }) => {
    await openPage(page, '/terms');
    const { field, subscribe, answer } = box(page);
    await field.fill('ana@example.com');
    const requests = recordRequests(page);
    await subscribe.click();
    await expect(answer).toContainText('Nothing has been sent');
    await expect(field).toHaveValue('ana@example.com');
    expect(await mailOf(answer.getByRole('link', { name: `Email ${AGENCY.email}` }))).toEqual({
      to: MAIL_HREF,
      subject: 'FareKite newsletter',
      body: 'Please add this address to your newsletter: ana@example.com',
    });

    await page.getByRole('button', { name: 'ES – Español' }).click();
    await expect(answer).toContainText('No se ha enviado nada');
    await expect(field).toHaveValue('ana@example.com');
    expect((await mailOf(answer.getByRole('link'))).subject).toBe('Boletín de FareKite');
    expect(requests).toEqual([]);
    expect(await storedByPage(page)).not.toContain('ana');
  });

  test('keeps hostile input as plain text [CONTACT-4]', async ({ page, consoleErrors }) => {
    await openPage(page, '/terms');
    const { field, subscribe, answer } = box(page);
    for (const text of Object.values(HOSTILE_TEXTS)) {
      await field.fill(text);
      // Browsers trim the value of email inputs.
      const typed = await field.inputValue();
      expect(typed).not.toBe('');
      await subscribe.click();
      await expect(answer).toContainText('Nothing has been sent');
      await expect(field).toHaveValue(typed);
      const { body } = await mailOf(answer.getByRole('link'));
      // Text that is too long for a mailto: address is cut and ends with an ellipsis.
      const quoted = body?.replace('Please add this address to your newsletter: ', '') ?? '';
      expect(typed.startsWith(quoted.replace(/…$/, ''))).toBe(true);
      expect(quoted.length).toBeGreaterThanOrEqual(Math.min(typed.length, 200));
      expect(body?.length).toBeLessThan(2_000);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(consoleErrors).toEqual([]);
  });

  test('keeps its text during client navigation [CONTACT-7]', async ({ page }) => {
    await openPage(page, '/premium-comfort');
    const { field } = box(page);
    await field.fill('ana@example.com');
    await page.getByRole('main').getByRole('link', { name: 'Student Travel' }).click();
    await page.waitForURL('**/student-travel-deals');
    await expect(field).toHaveValue('ana@example.com');
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await page.waitForURL('**/student-travel-deals');
    await expect(field).toHaveValue('ana@example.com');
  });
});
