import type { RemoteRelease } from '@farekite/shared/protocol';
import { expect, openPage, test, untilHydrated } from '../support/site';

test('A link to a preview shows it until the visitor leaves it', async ({ page, consoleErrors }) => {
  const { version } = (await (await page.request.get('/live/mfe-deals.json')).json()) as RemoteRelease;
  const banner = page.getByRole('region', { name: 'Preview', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await openPage(page, `/first-class-deals?preview=mfe-deals@${version}`);
  await expect(page).toHaveURL('/first-class-deals');
  await expect(page.locator('[data-remote="mfe-deals"]')).toHaveAttribute('data-release', version);
  await expect(banner).toContainText(`mfe-deals@${version}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tokyo Guide' }).click();
  await expect(heading).toHaveText('Tokyo Travel Guide');
  await page.reload();
  await untilHydrated(page);
  await banner.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(banner).toBeHidden();
  await expect(heading).toHaveText('Tokyo Travel Guide');
  expect(consoleErrors).toEqual([]);
});
