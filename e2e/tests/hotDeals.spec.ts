import type { Locator } from '@playwright/test';
import { exposedNames, tabStops } from '../support/accessibilityTree';
import { expect, test } from '../support/site';
import { openInStillTime, setTabHidden } from '../support/time';

const DEALS = ['Family Travel', 'Weekend Getaways', 'Senior Travel', 'Business Class'];
let deals: Locator;
let track: Locator;

test.beforeEach(async ({ page }) => {
  deals = page.getByRole('region', { name: 'Hot Deals' });
  track = deals.getByRole('list');
  await openInStillTime(page, '/');
});

/** The scroller around the track. */
const view = () => track.locator('..');

const scrollTo = (share: number) =>
  view().evaluate((scroller, to) => {
    scroller.scrollLeft = scroller.scrollWidth * to;
  }, share);

/** The visible distance in px that the track moves in the given time; the animation clock is set by hand. */
async function run(milliseconds: number): Promise<number> {
  const left = () => track.evaluate((row) => row.getBoundingClientRect().left);
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

async function untilItRuns(): Promise<void> {
  await deals.scrollIntoViewIfNeeded();
  await expect.poll(() => run(100)).toBeGreaterThan(0);
}

test.describe('The hot deals', () => {
  test('move at 30 px per second at any refresh rate [HOME-34]', async () => {
    await untilItRuns();
    expect(await run(10_000)).toBeCloseTo(300, 0);
  });

  test('loop without a visible jump [HOME-34]', async () => {
    await untilItRuns();
    const [first = 0, , , , duplicate = 0] = await deals
      .getByRole('article')
      .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left));
    const round = duplicate - first;
    const jump = await track.evaluate((row) => {
      const [slide] = row.getAnimations();
      if (!slide?.effect) throw new Error('The track does not move');
      slide.pause();
      const left = () => row.getBoundingClientRect().left;
      slide.currentTime = Number(slide.effect.getComputedTiming().duration) - 500;
      const atTheEnd = left();
      slide.currentTime += 1000;
      return left() - atTheEnd;
    });
    // The duplicate is now the first card, moved by 30 px.
    expect(jump).toBeCloseTo(round - 30, 0);
  });

  test('expose four links with coupon codes to keyboard and assistive technology at any track position [HOME-1, HOME-34]', async ({
    page,
  }) => {
    const sortedLinks = async () => (await exposedNames(track, 'link')).sort();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const share of [0, 0.3, 0.6]) {
        await scrollTo(share);
        await expect.poll(sortedLinks).toEqual([...DEALS].sort());
        await deals.getByRole('button', { name: 'Pause: Hot Deals' }).focus();
        const stops = await tabStops(deals);
        expect(stops[0], `${width} px, ${share}`).toBe('Pause: Hot Deals');
        expect(stops.slice(1).sort(), `${width} px, ${share}`).toEqual([...DEALS].sort());
      }
    }
    const texts = await exposedNames(track, 'StaticText');
    expect(texts.filter((text) => text === 'Use Coupon Code')).toHaveLength(4);
    expect(texts.filter((text) => text.startsWith('FLY')).sort()).toEqual([
      'FLYBUSINESS',
      'FLYFAMILY',
      'FLYSENIOR',
      'FLYWEEKEND',
    ]);
  });

  test('pause on hover, on focus, in a hidden tab, off screen and by their button [HOME-35]', async ({
    page,
  }) => {
    const button = (what: string) => deals.getByRole('button', { name: `${what}: Hot Deals` });
    const expectToStand = async (why: string) => {
      await expect.poll(() => run(100), why).toBe(0);
      expect(await run(5000), why).toBe(0);
    };
    await untilItRuns();

    await view().hover();
    await expectToStand('under the pointer');
    await page.mouse.move(0, 0);
    await untilItRuns();

    await button('Pause').focus();
    await page.keyboard.press('Tab');
    await expect(track.getByRole('link').and(page.locator(':focus'))).toBeInViewport();
    await expectToStand('around the focus');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await untilItRuns();

    await setTabHidden(page, true);
    await expectToStand('in a hidden tab');
    await setTabHidden(page, false);
    await untilItRuns();

    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expectToStand('off the screen');
    await untilItRuns();

    await button('Pause').click();
    await page.mouse.move(0, 0);
    await expectToStand('paused');
    await button('Play').click();
    await page.mouse.move(0, 0);
    await untilItRuns();
  });

  test('are a plain scroller of four cards under reduced motion [HOME-59]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await deals.scrollIntoViewIfNeeded();
    await expect(deals.getByRole('button')).toBeHidden();
    await expect(deals.getByRole('article').filter({ visible: true })).toHaveCount(4);
    expect(await run(5000)).toBe(0);

    await view().hover();
    await page.mouse.wheel(5000, 0);
    const last = deals.getByRole('link', { name: 'Business Class' }).first();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await exposedNames(track, 'link')).toEqual(DEALS);
    await last.click();
    await page.waitForURL('**/business-class-deals');
  });
});

test.describe('The hot deals on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('stop when touched, until the play button is pressed [HOME-35]', async () => {
    await untilItRuns();
    await view().tap({ position: { x: 100, y: 350 } });
    await expect(deals.getByRole('button', { name: 'Play: Hot Deals' })).toBeVisible();
    expect(await run(3000)).toBe(0);
    await deals.getByRole('button', { name: 'Play: Hot Deals' }).tap();
    await untilItRuns();
  });
});
