import type { Locator } from '@playwright/test';
import { boxOf, PHONE } from '@farekite/e2e/layout';
import { expect, test } from '@farekite/e2e/site';
import { exposedNames, tabStops } from './support/accessibilityTree';
import { openWithPausedClock, putFinger } from './support/carousel';

let deals: Locator;
let track: Locator;

test.beforeEach(async ({ page }) => {
  deals = page.getByRole('region', { name: 'Hot Deals' });
  track = deals.getByRole('list');
  await openWithPausedClock(page);
});

const view = () => track.locator('..');

const scrollTo = (share: number) =>
  view().evaluate((scroller, to) => scroller.scrollTo(scroller.scrollWidth * to, 0), share);

/** Without the duplicates that make the track loop. */
async function readNames(): Promise<string[]> {
  return [...new Set(await track.getByRole('heading', { level: 3 }).allTextContents())];
}

const left = () => track.evaluate((row) => row.getBoundingClientRect().left);

/** How far the track moves, in px; the animation clock is set by hand. */
async function run(milliseconds: number): Promise<number> {
  const isRunning = await track.evaluate(async (row) => {
    const slide = row.getAnimations().find(({ playState }) => playState === 'running');
    slide?.pause();
    await slide?.ready;
    return slide !== undefined;
  });
  const before = await left();
  await track.page().clock.runFor(milliseconds);
  if (!isRunning) return before - (await left());
  const after = await track.evaluate((row, elapsed) => {
    const [slide] = row.getAnimations();
    if (slide) slide.currentTime = Number(slide.currentTime) + elapsed;
    const moved = row.getBoundingClientRect().left;
    slide?.play();
    return moved;
  }, milliseconds);
  return before - after;
}

/** The edges of the track at a time before or after the end of a round. */
function edgesAtEnd(plusMs: number): Promise<{ left: number; right: number }> {
  return track.evaluate((row, ms) => {
    const [slide] = row.getAnimations();
    if (!slide?.effect) throw new Error('The track does not move');
    slide.pause();
    slide.currentTime = Number(slide.effect.getComputedTiming().duration) + ms;
    const edges = row.getBoundingClientRect();
    slide.play();
    return { left: edges.left, right: edges.right };
  }, plusMs);
}

async function untilItRuns(): Promise<void> {
  await deals.scrollIntoViewIfNeeded();
  await expect.poll(() => run(100)).toBeGreaterThan(0);
}

test('The hot deals move at 30 px a second and loop without a jump [HOME-34]', async ({ page }) => {
  await untilItRuns();
  expect(await run(2000)).toBeCloseTo(60, 0);
  await page.setViewportSize(PHONE);
  await untilItRuns();
  await expect.poll(() => run(2000)).toBeCloseTo(60, 0);
  // A phone's address bar comes and goes; an animation that starts again loses some frames.
  const animation = await track.evaluateHandle((row) => row.getAnimations()[0]);
  for (const height of [PHONE.height - 56, PHONE.height]) {
    const isResized = page.evaluate(
      () => new Promise((resolve) => addEventListener('resize', resolve, { once: true })),
    );
    await page.setViewportSize({ ...PHONE, height });
    await isResized;
  }
  expect(await animation.evaluate((slide) => slide?.playState)).toBe('running');
  const lefts = await deals
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left));
  const firstDuplicate = (await readNames()).length;
  const round = (lefts[firstDuplicate] ?? 0) - (lefts[0] ?? 0);
  const [before, after] = [await edgesAtEnd(-500), await edgesAtEnd(500)];
  expect(after.left - before.left).toBeCloseTo(round - 30, 0);
});

test('The hot deals stop for the focus, and expose each deal once [HOME-34, HOME-35]', async ({ page }) => {
  await untilItRuns();
  const pause = deals.getByRole('button', { name: 'Pause: Hot Deals' });
  await pause.focus();
  await page.keyboard.press('Tab');
  const focused = track.locator('a:focus');
  const name = await focused.textContent();
  await expect(track.getByRole('listitem').filter({ has: page.locator('a:focus') })).toBeInViewport({
    ratio: 0.99,
  });
  expect(await run(3000)).toBe(0);
  await scrollTo(0.3);
  await page.clock.runFor(1000);
  await expect(focused).toHaveText(name ?? '');

  const names = (await readNames()).sort();
  const sortedLinks = async () => (await exposedNames(track, 'link')).sort();
  for (const [width, share] of [
    [1280, 0],
    [390, 0.3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await scrollTo(share);
    await expect.poll(sortedLinks).toEqual(names);
    await pause.focus();
    const stops = await tabStops(deals);
    expect(stops[0], `${width} px, ${share}`).toBe('Pause: Hot Deals');
    expect(stops.slice(1).sort(), `${width} px, ${share}`).toEqual(names);
  }
});

test('The hot deals reach from edge to edge to their last moment [HOME-74]', async ({ page }) => {
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await untilItRuns();
    expect(await boxOf(view())).toMatchObject({ x: 0, width });
    expect(Math.ceil((await edgesAtEnd(-1)).right)).toBeGreaterThanOrEqual(width);
  }
});

test('Under reduced motion the hot deals are a plain scroller [HOME-54]', async ({ page }) => {
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await deals.scrollIntoViewIfNeeded();
  await expect(deals.getByRole('button')).toBeHidden();
  const names = await readNames();
  await expect(deals.getByRole('article').filter({ visible: true })).toHaveCount(names.length);
  expect(await run(5000)).toBe(0);

  await view().hover();
  await page.mouse.wheel(5000, 0);
  const last = deals.getByRole('link', { name: names.at(-1) ?? '' }).first();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await exposedNames(track, 'link')).toEqual(names);
  const path = await last.getAttribute('href');
  await last.click();
  await page.waitForURL(`**${path ?? ''}`);
});

test.describe('The hot deals on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('stand still under a finger, and for good when it has scrolled them [HOME-35]', async ({ page }) => {
    await untilItRuns();
    await view().scrollIntoViewIfNeeded();
    const finger = await putFinger(view());
    const scrolledTo = () => page.evaluate(() => window.scrollY);
    const scrolledBefore = await scrolledTo();
    await finger.drag(10, -100);
    await expect.poll(scrolledTo).toBeGreaterThan(scrolledBefore);
    await expect.poll(() => run(100)).toBe(0);
    expect(await run(3000)).toBe(0);
    await finger.lift();
    await expect(deals.getByRole('button', { name: 'Pause: Hot Deals' })).toBeVisible();
    await untilItRuns();

    const before = await left();
    await finger.drag(-160, 20);
    await expect.poll(left).toBeLessThan(before - 80);
    await expect.poll(() => run(100)).toBe(0);
    await finger.lift();
    await expect(deals.getByRole('button', { name: 'Play: Hot Deals' })).toBeVisible();
    await expect.poll(() => run(100)).toBe(0);
    expect(await left()).toBeLessThan(before - 80);
  });
});
