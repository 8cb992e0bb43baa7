import { ROUTES } from '@farekite/shared/contract';
import { PHONE } from '../support/layout';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, recordRequests, test, untilHydrated } from '../support/site';

const REMOTES = [...new Set(ROUTES.map(({ remote }) => remote))];

function remotesIn(addresses: readonly string[]): string[] {
  return REMOTES.filter((remote) => addresses.some((address) => address.includes(remote)));
}

test.describe('A page fetches', () => {
  for (const [path, remote] of [
    ['/', 'mfe-home'],
    ['/admin', 'mfe-admin'],
    ['/first-class-deals', 'mfe-deals'],
  ] as const) {
    test(`only ${remote} of all remotes on ${path}`, async ({ page }) => {
      const addresses = recordRequests(page);
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(remotesIn(addresses)).toEqual([remote]);
    });
  }

  test('each file once, and only files that the document names [HOME-29]', async ({ page, request }) => {
    const addresses = recordRequests(page);
    await page.goto('/first-class-deals');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    // Addresses are between quotes; those in srcset also between spaces.
    const named = (await (await request.get('/first-class-deals')).text()).split(/[\s"]+/);
    const fetched = addresses.filter((address) => address.startsWith('/releases/'));
    expect(fetched.length).toBeGreaterThan(5);
    expect(new Set(fetched).size).toBe(fetched.length);
    for (const address of fetched) expect(named).toContain(address);
  });

  test('no stylesheet and no font: the document contains them', async ({ page }) => {
    const addresses = recordRequests(page);
    await page.goto('/first-class-deals');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(addresses.filter((address) => /\.(?:css|woff2)$/.test(address))).toEqual([]);
  });
});

test('A link inside a page navigates on the client and moves focus to the new heading', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/flight-results');
  await untilHydrated(page);
  await markDocument(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Book Now/ })
    .last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL('**/booking-process');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Booking/);
  await expectSameDocument(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test('?owners shows which remote and release each part of the page comes from', async ({ page }) => {
  await page.goto('/first-class-deals?owners');
  await untilHydrated(page);
  const region = page.locator('[data-remote="mfe-deals"]');
  await expect(region).toHaveAttribute('data-release', /^[0-9a-f]{16}$/);
  await expect(region).toHaveCSS('outline-style', 'dashed');
});
