import type { Page } from '@playwright/test';
import { AGENCY, MAIL_HREF } from '../support/agency';
import { expectNothingInjected, HOSTILE_TEXTS } from '../support/hostileTexts';
import { expectAboveBar, LAPTOP, PHONE } from '../support/layout';
import { readMailLink } from '../support/mailLink';
import {
  expect,
  LANGUAGES,
  openPage,
  recordRequests,
  storedByPage,
  switchLanguage,
  test,
} from '../support/site';

function footer(page: Page) {
  return page.getByRole('contentinfo');
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
    await expect(networks).toHaveCount(AGENCY.social.length);
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

for (const language of LANGUAGES) {
  test(`The services lead to what About says of each of them (${language}) [ABOUT-2]`, async ({ page }) => {
    await openPage(page, '/terms', language);
    const services = footer(page).getByRole('region', { name: /^(Services|Servicios)$/ });
    const links = services.locator('a[href^="/"]');
    const names = await links.allTextContents();
    expect(names).toHaveLength(3);
    for (const name of names) {
      await services.getByRole('link', { name }).click();
      await page.waitForURL('**/about#*');
      await expect(page.getByRole('main').getByRole('heading', { level: 3, name })).toBeInViewport();
    }
  });
}

test.describe('The newsletter box', () => {
  function newsletter(page: Page) {
    const region = footer(page).getByRole('region', { name: /Newsletter|Boletín/ });
    return {
      field: region.getByRole('textbox'),
      subscribe: region.getByRole('button'),
      answer: region.getByRole('status'),
    };
  }

  test('sends and stores nothing, states that, and offers a mail link in the current language [CONTACT-5, CONTACT-9]', async ({
    page,
  }) => {
    // The code of a static page would be requested with the texts of the other language.
    await openPage(page, '/contact');
    const { field, subscribe, answer } = newsletter(page);
    await field.fill('ana@example.com');
    const requests = recordRequests(page);
    await page.setViewportSize(PHONE);
    await subscribe.click();
    await expect(answer).toContainText('Nothing has been sent');
    await expectAboveBar(answer.getByRole('link'));
    await page.setViewportSize(LAPTOP);
    await expect(field).toHaveValue('ana@example.com');
    expect(await readMailLink(answer.getByRole('link', { name: `Email ${AGENCY.email}` }))).toEqual({
      to: MAIL_HREF,
      subject: `${AGENCY.name} newsletter`,
      body: 'Please add this address to your newsletter: ana@example.com',
    });

    expect(requests).toEqual([]);

    await switchLanguage(page, 'es');
    await expect(answer).toContainText('No se ha enviado nada');
    await expect(field).toHaveValue('ana@example.com');
    expect((await readMailLink(answer.getByRole('link'))).subject).toBe(`Boletín de ${AGENCY.name}`);
    expect(requests.filter((address) => !address.includes('/locales/es'))).toEqual([]);
    expect(await storedByPage(page)).not.toContain('ana');
  });

  test('keeps hostile input as plain text [CONTACT-9]', async ({ page, consoleErrors }) => {
    await openPage(page, '/terms');
    const { field, subscribe, answer } = newsletter(page);
    for (const text of Object.values(HOSTILE_TEXTS)) {
      await field.fill(text);
      // Browsers trim the value of email inputs.
      const typed = await field.inputValue();
      expect(typed).not.toBe('');
      await subscribe.click();
      await expect(answer).toContainText('Nothing has been sent');
      await expect(field).toHaveValue(typed);
      const { body } = await readMailLink(answer.getByRole('link'));
      // Text that is too long for a mailto: address is cut and ends with an ellipsis.
      const quoted = body?.replace('Please add this address to your newsletter: ', '') ?? '';
      expect(typed.startsWith(quoted.replace(/…$/, ''))).toBe(true);
      expect(quoted.length).toBeGreaterThanOrEqual(Math.min(typed.length, 200));
      expect(body?.length).toBeLessThan(2_000);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNothingInjected(page);
    expect(consoleErrors).toEqual([]);
  });

  test('keeps its text during client navigation [CONTACT-7]', async ({ page }) => {
    await openPage(page, '/premium-comfort');
    const { field } = newsletter(page);
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
