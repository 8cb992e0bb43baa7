import { expect, test, untilHydrated } from '../support/site';

test('Who follows an old link finds the way to a deal from the page that says so, and back [SHELL-3, SHELL-5]', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/no-such-guide');
  await untilHydrated(page, 'h1');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading).toHaveText(/^Get Best Deals/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Top Airlines' }).click();
  await page.waitForURL('/top-airlines');
  await page.goBack();
  await expect(heading).toHaveText(/^Get Best Deals/);
  await page.goBack();
  await expect(heading).toHaveText('Oops! Page not found');
});
