import type { Page, ViewportSize } from '@playwright/test';
import { expectReadable } from '../support/contrast';
import { followLink } from '../support/clientNavigation';
import { holdRequests } from '../support/holdRequests';
import { boxOf, LAPTOP, PHONE, readShifts, setTextSize } from '../support/layout';
import { expect, openPage, recordRequests, test, untilHydrated } from '../support/site';

/** Shows more of the page that could be larger than the picture. */
const TALL_PHONE = { width: 412, height: 1000 };
const TABLET = { width: 640, height: 900 };
const FIRST_SCREEN_MAX_BYTES = 45_000;

const PAGES = [
  ['/', 'home-hero'],
  ['/first-class-deals', 'first-class-hero'],
  ['/paris-guide', 'paris-hero'],
] as const;

/** Empty when the largest element is text. */
function readLargest(page: Page): Promise<string> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return (observer.takeRecords().at(-1) as LargestContentfulPaint | undefined)?.url ?? '';
  });
}

for (const [path, name] of PAGES) {
  test(`The hero picture is the LCP element of ${path} and shifts nothing [PICTURE-4]`, async ({ page }) => {
    const addresses = recordRequests(page);
    for (const [size, width] of [
      [TALL_PHONE, 800],
      [LAPTOP, 1600],
    ] as const) {
      // The open page would choose another file when the viewport changes.
      await page.goto('about:blank');
      await page.setViewportSize(size);
      addresses.length = 0;
      // It is delayed until everything else is loaded and hydrated.
      const releasePictures = await holdRequests(page, `**/${name}-*`);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
      await releasePictures();
      await page.waitForLoadState('load');
      const file = expect.stringMatching(new RegExp(`/${name}-${String(width)}\\.avif$`));
      await expect.poll(() => readLargest(page)).toEqual(file);
      expect(await readShifts(page)).toEqual([]);
      expect(addresses.filter((address) => address.includes(`/${name}-`))).toEqual([file]);
    }
  });
}

test.describe('On a phone with a device pixel ratio of 3', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3 });

  test('the first screen of the home page loads at most 45 kB of pictures [PICTURE-5]', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      // What browsers load ahead belongs to the next screen.
      const ahead = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
        .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
        .map(({ currentSrc }) => currentSrc);
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => /\.(avif|webp|jpg|png|svg)$/.test(entry.name) && !ahead.includes(entry.name))
        .map((entry) => ({ file: entry.name, bytes: entry.encodedBodySize }));
    });
    expect(loaded).toContainEqual({
      file: expect.stringContaining('/home-hero-800.avif'),
      bytes: expect.any(Number),
    });
    expect(loaded.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_SCREEN_MAX_BYTES);
  });
});

test('A page that a link opens fetches its hero picture once [PICTURE-4]', async ({ page }) => {
  await openPage(page, '/terms');
  const addresses = recordRequests(page);
  await followLink(page, '/tokyo-guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => address.includes('/tokyo-hero-'))).toEqual([
    expect.stringMatching(/-1600\.avif$/),
  ]);
});

test('The place of a picture that does not come is empty [PICTURE-7]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/first-class-deals');
  for (const [picture, fromTop] of [
    [page.locator('main picture').first(), 0],
    [page.locator('main nav picture').first(), 24],
  ] as const) {
    await picture.scrollIntoViewIfNeeded();
    const hasFailed = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
    await expect.poll(() => picture.locator('img').evaluate(hasFailed)).toBe(true);
    const { x, y, width } = await boxOf(picture);
    const clip = { x, y: y + fromTop, width: width / 2, height: 32 };
    const left = await page.screenshot({ clip });
    // Browsers show the icon of a missing picture at its upper left corner.
    expect(left.equals(await page.screenshot({ clip: { ...clip, x: x + clip.width } }))).toBe(true);
  }
});

const HERO_TEXTS = 'section:has([role=search]) *';

test("The text over the home page's picture is readable before it comes, too [A11Y-3]", async ({ page }) => {
  // Hydration changes nothing of it.
  await page.route(/\.js$/, (route) => route.abort());
  const releasePicture = await holdRequests(page, '**/home-hero-*');
  await page.goto('/', { waitUntil: 'commit' });
  const expectReadableAt = async (size: ViewportSize) => {
    await page.setViewportSize(size);
    expect(await expectReadable(page, HERO_TEXTS)).toBeGreaterThan(0);
  };
  await expectReadableAt(TABLET);
  await releasePicture();
  await page.waitForLoadState();
  await expectReadableAt(TABLET);
  await setTextSize(page, '200%');
  await expectReadableAt(LAPTOP);
});
