import { followLink } from '../support/followLink';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, test, untilHydrated } from '../support/site';

test('With the scripts of mfe-booking blocked, its visitor is told, and its static page leads to a page of another remote that works', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/releases/mfe-booking/**/*.js*', (route) => route.abort());
  await page.goto('/booking-process');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goto('/flight-results');
  await untilHydrated(page);
  await markDocument(page);
  await followLink(page, '/contact');
  await untilHydrated(page);
  await expectSameDocument(page);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.getByLabel('Name').fill('Ada');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  const ofOtherRemotes = consoleErrors.filter((error) => /mfe-(?!booking)/.test(error));
  expect(ofOtherRemotes).toEqual([]);
});
