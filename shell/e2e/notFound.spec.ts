import { AGENCY } from '@farekite/e2e/agency';
import { expect, switchLanguage, test, untilHydrated } from '@farekite/e2e/site';

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
