import { publish } from '@farekite/tooling/release';
import { test } from '../support/siteCopy';
import { expect, untilHydrated } from '../support/site';

test('A page opened before three publishes and a prune keeps working, also on pages not visited yet', async ({
  copy,
  page,
  consoleErrors,
}) => {
  await page.goto(`${copy.url}/student-travel-deals`);
  await untilHydrated(page);
  const opened = await page.locator('[data-remote]').getAttribute('data-release');

  let last = '';
  for (const word of ['First', 'Second', 'Third']) {
    const { dist, release } = await copy.nextDeals('Sample fare', `${word} sample fare`);
    await publish(dist, copy.site);
    last = release.version;
  }
  await copy.pruneTwoDaysLater(3);

  // A page of the same remote of which this visit has loaded no file.
  await page.getByRole('main').getByRole('link', { name: 'Family Travel' }).click();
  await expect(page).toHaveURL(/\/family-travel-deals$/);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', opened ?? '');
  await expect(page.getByText('Sample fare', { exact: true })).toHaveCount(3);
  expect(consoleErrors).toEqual([]);

  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', last);
  await expect(page.getByText('Third sample fare', { exact: true })).toHaveCount(3);
});
