import { readDocument } from '../support/composedDocument';
import { expect, test, untilHydrated } from '../support/site';

const DEALS = '/student-travel-deals';

test('A preview of an unknown version says so, with a link out of it', async ({ page }) => {
  await page.goto(`${DEALS}?preview=mfe-deals@0123456789abcdef`);
  await expect(page.getByText('mfe-deals@0123456789abcdef: this page is not stored')).toBeVisible();
  await page.getByRole('link', { name: 'leave the preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await readDocument(DEALS)).heading);
});

test('A preview cannot be loaded from another origin', async ({ page, consoleErrors }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${DEALS}?preview=mfe-deals@https://evil.example/x,//evil.example@0123456789abcdef`);
  await untilHydrated(page);
  expect(origins.size).toBe(1);
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeHidden();
  expect(consoleErrors).toEqual([]);
});
