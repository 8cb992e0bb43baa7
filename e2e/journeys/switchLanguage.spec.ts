import { readDocument } from '../support/composedDocument';
import { expect, openPage, recordRequests, switchLanguage, test, untilHydrated } from '../support/site';

test('A chosen language holds on all pages [LANGUAGE-4, LANGUAGE-11]', async ({ page, consoleErrors }) => {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  const expectSpanish = async (path: string) => {
    const { heading, title } = await readDocument(path, 'es');
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(footer.getByRole('heading', { name: 'Boletín' })).toBeVisible();
    await untilHydrated(page);
  };
  await openPage(page, '/');
  await footer.getByRole('link', { name: 'Paris Guide' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Paris Travel Guide');
  await switchLanguage(page, 'es');
  await expectSpanish('/paris-guide');
  const addresses = recordRequests(page);

  await main.getByRole('link', { name: /tarifa de muestra/ }).click();
  await expectSpanish('/premium-economy-deals');
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expectSpanish('/contact');
  for (const path of ['/premium-economy-deals', '/paris-guide', '/']) {
    await page.goBack();
    await expectSpanish(path);
  }
  await page.reload();
  await expectSpanish('/');
  expect(addresses.join()).toContain('/locales/es');
  expect(addresses.join()).not.toContain('/locales/en');
  await switchLanguage(page, 'en');
  await footer.getByRole('link', { name: 'Business Class' }).click();
  await expect(page).toHaveTitle((await readDocument('/business-class-deals')).title);
  expect(consoleErrors).toEqual([]);
});
