import { AGENCY } from '../support/agency';
import { expect, switchLanguage, test, untilHydrated } from '../support/site';

test('An unknown path answers 404 with the 404 page, logs the path, and follows the language toggle [SHELL-3, SHELL-5]', async ({
  page,
  consoleErrors,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/paris-guide/no-such-part');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['cache-control']).toBe('no-store, no-transform');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(`Page not found | ${AGENCY.name}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await untilHydrated(page, 'h1');
  await expect.poll(() => logged.join('\n')).toContain('/paris-guide/no-such-part');
  // Chromium logs the answer 404 of the document as an error.
  consoleErrors.length = 0;

  await switchLanguage(page, 'es');
  await expect(page.getByRole('heading', { level: 1, name: '¡Ups! Página no encontrada' })).toBeVisible();
  await expect(page).toHaveTitle(`Página no encontrada | ${AGENCY.name}`);
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(consoleErrors).toEqual([]);
});

test('An error of the shell is shown as Unexpected Application Error with a link home [SHELL-9]', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  // telephoneHref throws for this value, so the shell itself fails.
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const document = (await response.text()).replace(`"phone":"${AGENCY.phone}"`, '"phone":"call us"');
    await route.fulfill({ response, body: document });
  });
  await page.goto('/about');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(alert).toContainText('"call us" is not a US telephone number');
  expect(reported.join('\n')).toContain('"call us" is not a US telephone number');
  await alert.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner')).toBeVisible();
});
