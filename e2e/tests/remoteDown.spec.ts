import type { Page } from '@playwright/test';
import { AGENCY, CALL_HREF } from '../support/agency';
import { followLink } from '../support/followLink';
import { holdRequests } from '../support/holdRequests';
import { expect, switchLanguage, test, untilHydrated } from '../support/site';

const SCRIPTS_OF_DEALS = '**/releases/mfe-deals/**/*.js*';

/** The Try again button in the notice beside the page. */
function notice(page: Page) {
  return page.getByRole('status').getByRole('button', { name: 'Try again' });
}

test.describe('With the scripts of mfe-deals blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(SCRIPTS_OF_DEALS, (route) => route.abort());
    await page.goto('/first-class-deals');
  });

  test('the page stays readable, the header works, and Try again works once they are unblocked', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const english = await heading.innerText();
    await expect(notice(page)).toBeVisible();

    await switchLanguage(page, 'es');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inicio' })).toBeVisible();
    await expect(heading).toHaveText(english);

    await page.unroute(SCRIPTS_OF_DEALS);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await untilHydrated(page);
    await expect(heading).not.toHaveText(english);
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeHidden();
  });

  test('pages of the other remotes work', async ({ page, consoleErrors }) => {
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    consoleErrors.length = 0;
    await untilHydrated(page);
    expect(consoleErrors).toEqual([]);
  });
});

test('A remote that hangs is reported to the visitor after four seconds and shown when it arrives', async ({
  page,
}) => {
  await page.clock.install();
  const scripts = await holdRequests(page, SCRIPTS_OF_DEALS);
  await page.goto('/first-class-deals', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await scripts.release();
  await untilHydrated(page);
  await expect(notice(page)).toBeHidden();
});

test('Client navigation to a remote that is down shows a fallback with phone link, Try again and other pages', async ({
  page,
}) => {
  await page.goto('/flight-results');
  await untilHydrated(page);
  await page.route('**/releases/mfe-home/**/*.js*', (route) => route.abort());
  await followLink(page, '/contact');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not available right now' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${AGENCY.phone}` })).toHaveAttribute(
    'href',
    CALL_HREF,
  );
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute('**/releases/mfe-home/**/*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilHydrated(page);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote', 'mfe-home');
});
