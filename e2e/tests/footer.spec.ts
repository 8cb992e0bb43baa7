import type { Page } from '@playwright/test';
import { followLink } from '../support/clientNavigation';
import { expectAboveBar, LAPTOP, PHONE } from '../support/layout';
import {
  expect,
  openPage,
  recordRequests,
  storedByPage,
  switchLanguage,
  test,
  untilHydrated,
} from '../support/site';

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

test('The services lead to what About says of each of them, in both languages [ABOUT-2]', async ({
  page,
}) => {
  const services = footer(page).getByRole('region', { name: /^(Services|Servicios)$/ });
  const expectServices = async () => {
    const names = await services.locator('a[href^="/"]').allTextContents();
    expect(names).toHaveLength(3);
    for (const name of names) {
      await services.getByRole('link', { name }).click();
      await page.waitForURL('**/about#*');
      await expect(page.getByRole('main').getByRole('heading', { level: 3, name })).toBeInViewport();
    }
  };
  await openPage(page, '/terms');
  await expectServices();
  await untilHydrated(page);
  await switchLanguage(page, 'es');
  await expect(services).toHaveAccessibleName('Servicios');
  await expectServices();
});

test.describe('The newsletter box', () => {
  function newsletter(page: Page) {
    const region = footer(page).getByRole('region', { name: /Newsletter|Boletín/ });
    return {
      field: region.getByRole('textbox'),
      subscribe: region.getByRole('button'),
      answer: region.getByRole('status'),
    };
  }

  test('sends and stores nothing, states that in the current language, and keeps its text during navigation [CONTACT-5, CONTACT-7, CONTACT-9]', async ({
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
    expect(requests).toEqual([]);

    await switchLanguage(page, 'es');
    await expect(answer).toContainText('No se ha enviado nada');
    await expect(field).toHaveValue('ana@example.com');
    expect(requests.filter((address) => !address.includes('/locales/es'))).toEqual([]);

    await followLink(page, '/about');
    await page.waitForURL('**/about');
    await expect(field).toHaveValue('ana@example.com');
    expect(await storedByPage(page)).not.toContain('ana');
    await footer(page).getByRole('link', { name: 'Política de privacidad' }).click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await page.waitForURL('**/about');
    await expect(field).toHaveValue('ana@example.com');
  });
});
