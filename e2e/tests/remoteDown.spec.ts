import { expect, test, untilHydrated } from '../support/site';

const SCRIPTS_OF_DEALS = '**/releases/mfe-deals/**/*.js*';

test('With the scripts of mfe-deals blocked, pages of the other remotes work', async ({
  page,
  consoleErrors,
}) => {
  await page.route(SCRIPTS_OF_DEALS, (route) => route.abort());
  await page.goto('/first-class-deals');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  consoleErrors.length = 0;
  await untilHydrated(page);
  expect(consoleErrors).toEqual([]);
});
