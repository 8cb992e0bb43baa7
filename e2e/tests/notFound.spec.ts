import { chooseLanguage, expect, test } from '../support/site';

test.describe('An unknown path', () => {
  test('answers 404 with the page for it, and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('/no/such-page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('speaks Spanish to whom chose it', async ({ page }) => {
    await chooseLanguage(page, 'es');
    await page.goto('/no/such-page');
    await expect(page.getByRole('heading', { level: 1, name: '¡Ups! Página no encontrada' })).toBeVisible();
  });
});

test('A path with a slash at its end leads to the page', async ({ page }) => {
  await page.goto('/about/?from=mail');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/about?from=mail');
});
