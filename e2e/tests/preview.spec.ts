import { publishPreview } from '@farekite/tooling/release';
import { readDocument } from '../support/composedDocument';
import { fingerprint } from '../support/fingerprint';
import { test } from '../support/siteCopy';
import { expect, untilHydrated } from '../support/site';

const PATH = '/student-travel-deals';
const PREVIEWED = 'A heading that only a preview shows';

test('A preview is shown on all pages of the visit that asked for it, until the visit leaves it', async ({
  copy,
  page,
  consoleErrors,
}) => {
  const live = (await readDocument(PATH)).heading;
  const { dist, release } = await copy.nextDeals(live, PREVIEWED);
  const pages = [...fingerprint(copy.directory)].filter(([file]) => file.endsWith('.html'));
  await publishPreview(dist, copy.site);
  const label = `mfe-deals@${release.version}`;
  const heading = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('region', { name: 'Preview' });

  await test.step('the live site is unchanged', async () => {
    const after = fingerprint(copy.directory);
    expect(pages.filter(([file, hash]) => after.get(file) !== hash)).toEqual([]);
    await page.goto(copy.url + PATH);
    await untilHydrated(page);
    await expect(heading).toHaveText(live);
    await expect(banner).toBeHidden();
  });

  await test.step('the preview link shows the preview and a banner', async () => {
    await page.goto(`${copy.url}${PATH}?preview=${label}`);
    await expect(heading).toHaveText(PREVIEWED);
    await expect(banner).toContainText(label);
    await expect(page.locator('[data-remote="mfe-deals"]')).toHaveAttribute('data-release', release.version);
  });

  await test.step('the next pages of the visit show the preview, the other remotes stay live', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('[data-remote="mfe-home"] h1')).toBeVisible();
    await expect(banner).toContainText(label);
    await page.goto(copy.url + PATH);
    await expect(heading).toHaveText(PREVIEWED);
  });

  await test.step('leaving the preview shows the live page again', async () => {
    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await untilHydrated(page);
    await expect(heading).toHaveText(live);
    await expect(banner).toBeHidden();
  });
  expect(consoleErrors).toEqual([]);
});

test('A preview of an unknown version shows a fallback with a link out of it', async ({ page }) => {
  await page.goto(`${PATH}?preview=mfe-deals@0123456789abcdef`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await readDocument(PATH)).heading);
});

test('A preview cannot be loaded from another origin', async ({ page, consoleErrors }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${PATH}?preview=mfe-deals@https://evil.example/x,//evil.example@0123456789abcdef`);
  await untilHydrated(page);
  expect(origins.size).toBe(1);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
  expect(consoleErrors).toEqual([]);
});
