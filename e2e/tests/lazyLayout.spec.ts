import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests';
import { PHONE } from '../support/layout';
import { expect, recordRequests, test, untilHydrated } from '../support/site';

const LAST_HEADING = 'About Us';

/** The distance of a heading from the top of the screen, in pixels. */
async function topOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

async function untilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy-layout');
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
});

test.describe('While the scripts of a page that is opened by its address load', () => {
  test('pictures below the screen wait for the visitor to scroll', async ({ page }) => {
    const scripts = await holdRequests(page, '**/shell.js');
    const addresses = recordRequests(page);
    const pictures = () => addresses.filter((address) => address.endsWith('.avif'));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() =>
      [...document.images].some(({ currentSrc, complete }) => currentSrc && complete),
    );
    expect(pictures()).toHaveLength(1);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => pictures().length).toBeGreaterThan(1);
    await scripts.release();
  });

  for (const { path, what, showsTitle, lastHeading } of [
    {
      path: '/booking-process',
      what: 'nothing of the parts below the screen',
      showsTitle: true,
      lastHeading: 'What happens next',
    },
    {
      path: '/',
      what: 'the header alone where a hero picture is on its way',
      showsTitle: false,
      lastHeading: LAST_HEADING,
    },
  ]) {
    test(`the first frame shows ${what}`, async ({ page }) => {
      // There is no second frame.
      await page.addInitScript(() => {
        Object.assign(window, { requestAnimationFrame: () => 0 });
      });
      const scripts = await holdRequests(page, '**/react.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await expect(page.getByRole('banner')).toBeVisible();
      const title = page.locator('h1');
      await expect(title).toBeVisible({ visible: showsTitle });
      await expect(page.getByText(lastHeading, { exact: true }).last()).toBeHidden();
      await scripts.release();
      await expect(title).toBeVisible();
      await expect(page.getByRole('heading', { name: lastHeading, exact: true })).toBeVisible();
    });
  }

  test('what the visitor scrolls to is shown', async ({ page }) => {
    const scripts = await holdRequests(page, '**/shell.js');
    await page.goto('/', { waitUntil: 'commit' });
    const last = page.getByRole('heading', { name: LAST_HEADING, exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect
      .poll(() => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
    await scripts.release();
  });
});

test('Once the page has loaded, all of it is laid out and nothing on the screen moves', async ({ page }) => {
  const scripts = await holdRequests(page, '**/shell.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: LAST_HEADING, exact: true }).scrollIntoViewIfNeeded();
  const top = await topOf(page, LAST_HEADING);
  await scripts.release();
  await untilHydrated(page);
  await untilLaidOut(page);
  expect(await topOf(page, LAST_HEADING)).toBe(top);
});

test('A page that is reloaded shows the place where the visitor was', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await untilLaidOut(page);
  await page.getByRole('heading', { name: LAST_HEADING, exact: true }).scrollIntoViewIfNeeded();
  const top = await topOf(page, LAST_HEADING);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => topOf(page, LAST_HEADING)).toBe(top);
});
