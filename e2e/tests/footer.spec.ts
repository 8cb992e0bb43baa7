import type { Locator, Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import { expect, LANGUAGES, openPage, recordRequests, storedByPage, test } from '../support/site';

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

/** What the mail that a link opens would say. */
async function mailOf(link: Locator) {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

const COLUMNS = {
  en: { Services: 4, 'Travel guides': 4, Deals: 9, Legal: 3 },
  es: { Servicios: 4, 'Guías de viaje': 4, Ofertas: 9, 'Información legal': 3 },
} as const;

const NOTICES = {
  en: ['© 2025 FareKite', 'We act as an intermediary and are not affiliated with any airline.'],
  es: ['© 2025 FareKite', 'no estamos afiliados a ninguna aerolínea'],
} as const;

for (const language of LANGUAGES) {
  test(`The footer offers services, guides, deals, legal texts and three networks, and says what the agency is (${language})`, async ({
    page,
  }) => {
    await openPage(page, '/terms', language);
    for (const [heading, count] of Object.entries(COLUMNS[language])) {
      await expect(footer(page).getByRole('region', { name: heading }).getByRole('link')).toHaveCount(count);
    }
    for (const notice of NOTICES[language]) await expect(footer(page).getByText(notice)).toBeVisible();
    await expect(footer(page).getByRole('link', { name: '1-800-555-0199' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'info@farekite.example' })).toBeVisible();
    await expect(footer(page).getByText(/2100 Harbor Street, Suite 400/)).toBeVisible();
    const networks = footer(page).getByRole('link', { name: /Facebook|Instagram|^X / });
    await expect(networks).toHaveCount(3);
  });
}

test('Follow Us, above and below the page, opens each network in a tab that knows nothing of this one', async ({
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

  test('sends and stores nothing, says so, and offers a mail, which follow the language', async ({
    page,
  }) => {
    await openPage(page, '/terms');
    const { field, subscribe, answer } = box(page);
    await field.fill('ana@example.com');
    const requests = recordRequests(page);
    await subscribe.click();
    await expect(answer).toContainText('Nothing has been sent');
    await expect(field).toHaveValue('ana@example.com');
    expect(await mailOf(answer.getByRole('link', { name: 'Email info@farekite.example' }))).toEqual({
      to: 'mailto:info@farekite.example',
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

  test('takes whatever is typed into it as text', async ({ page, complaints }) => {
    await openPage(page, '/terms');
    const { field, subscribe, answer } = box(page);
    for (const text of Object.values(HOSTILE_TEXTS)) {
      await field.fill(text);
      // The browser itself trims what is to be an address.
      const typed = await field.inputValue();
      expect(typed).not.toBe('');
      await subscribe.click();
      await expect(answer).toContainText('Nothing has been sent');
      await expect(field).toHaveValue(typed);
      const { body } = await mailOf(answer.getByRole('link'));
      // What is too long for a mail's address is cut there, and ends with an ellipsis.
      const told = body?.replace('Please add this address to your newsletter: ', '') ?? '';
      expect(typed.startsWith(told.replace(/…$/, ''))).toBe(true);
      expect(told.length).toBeGreaterThanOrEqual(Math.min(typed.length, 200));
      expect(body?.length).toBeLessThan(2_000);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(complaints.all).toEqual([]);
  });

  test('keeps what was typed while the visitor goes to another page and back', async ({ page }) => {
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
