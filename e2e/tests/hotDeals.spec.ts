import type { Locator } from '@playwright/test';
import { exposedNames, tabStops } from '../support/accessibilityTree';
import { expect, test } from '../support/site';
import { openInStillTime, setTabHidden } from '../support/time';

const DEALS = ['Family Travel', 'Weekend Getaways', 'Senior Travel', 'Business Class'];
/** Of one screen at 60 Hz, drawn by the clock of the tests, which knows whole milliseconds only. */
const FRAME_MS = 17;

let deals: Locator;
let belt: Locator;

test.beforeEach(async ({ page }) => {
  deals = page.getByRole('region', { name: 'Hot Deals' });
  belt = deals.getByRole('list');
  await openInStillTime(page, '/');
});

const offset = () => belt.evaluate((list) => list.scrollLeft);

/** How far the belt runs in so many milliseconds. */
async function run(milliseconds: number): Promise<number> {
  const before = await offset();
  await belt.page().clock.runFor(milliseconds);
  return (await offset()) - before;
}

async function untilItRuns(): Promise<void> {
  await deals.scrollIntoViewIfNeeded();
  await expect.poll(() => run(100)).toBeGreaterThan(0);
}

test.describe('The hot deals', () => {
  test('run at 30 px a second, whatever the screen’s refresh rate', async ({ page }) => {
    await untilItRuns();
    for (const [name, frameMs] of [
      ['60 Hz', undefined],
      ['25 Hz', 40],
      ['125 Hz', 8],
    ] as const) {
      await page.evaluate((period) => {
        if (!period) return;
        window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), period);
        window.cancelAnimationFrame = (request) => {
          window.clearTimeout(request);
        };
      }, frameMs);
      // The frame that was asked for before comes first.
      await page.clock.runFor(FRAME_MS);
      const distance = await run(10_000);
      expect(distance, name).toBeGreaterThanOrEqual(298);
      expect(distance, name).toBeLessThanOrEqual(302);
    }
  });

  test('begin again behind the last one without anybody seeing it', async ({ page }) => {
    await untilItRuns();
    const places = () =>
      deals
        .getByRole('article')
        .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left));
    const [first = 0, , , , duplicate = 0] = await places();
    const round = duplicate - first;
    await belt.hover();
    await belt.evaluate((list, to) => {
      list.scrollLeft = to;
    }, round - 20);
    await page.mouse.move(0, 0);
    await untilItRuns();
    const [before = 0] = await places();
    await page.clock.runFor(1000);
    const [after = 0] = await places();
    expect(after).toBeGreaterThan(before);
    // The duplicate has become the first card, 30 px further on.
    expect(Math.abs(before + round - 30 - after)).toBeLessThanOrEqual(2);
  });

  test('are four links with their coupon codes to keyboard and assistive technology, wherever the belt stands', async ({
    page,
  }) => {
    const sortedLinks = async () => (await exposedNames(belt, 'link')).sort();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const share of [0, 0.3, 0.6]) {
        await belt.evaluate((list, to) => {
          list.scrollLeft = list.scrollWidth * to;
        }, share);
        await expect.poll(sortedLinks).toEqual([...DEALS].sort());
        await deals.getByRole('button', { name: 'Pause: Hot Deals' }).focus();
        const stops = await tabStops(deals);
        expect(stops[0], `${width} px, ${share}`).toBe('Pause: Hot Deals');
        expect(stops.slice(1).sort(), `${width} px, ${share}`).toEqual([...DEALS].sort());
      }
    }
    const texts = await exposedNames(belt, 'StaticText');
    expect(texts.filter((text) => text === 'Use Coupon Code')).toHaveLength(4);
    expect(texts.filter((text) => text.startsWith('FLY')).sort()).toEqual([
      'FLYBUSINESS',
      'FLYFAMILY',
      'FLYSENIOR',
      'FLYWEEKEND',
    ]);
  });

  test('stand still under the pointer, around the focus, in a hidden tab, off the screen and when paused', async ({
    page,
  }) => {
    const button = (what: string) => deals.getByRole('button', { name: `${what}: Hot Deals` });
    const expectToStand = async (why: string) => {
      await expect.poll(() => run(100), why).toBe(0);
      expect(await run(5000), why).toBe(0);
    };
    await untilItRuns();

    await belt.hover();
    await expectToStand('under the pointer');
    await page.mouse.move(0, 0);
    await untilItRuns();

    await button('Pause').focus();
    await page.keyboard.press('Tab');
    await expect(belt.getByRole('link').and(page.locator(':focus'))).toBeInViewport();
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

  test('are a plain scroller of four cards where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await deals.scrollIntoViewIfNeeded();
    await expect(deals.getByRole('button')).toBeHidden();
    await expect(deals.getByRole('article').filter({ visible: true })).toHaveCount(4);
    expect(await run(5000)).toBe(0);

    await belt.hover();
    await page.mouse.wheel(5000, 0);
    const last = deals.getByRole('link', { name: 'Business Class' }).first();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await exposedNames(belt, 'link')).toEqual(DEALS);
    await last.click();
    await page.waitForURL('**/business-class-deals');
  });
});

test.describe('The hot deals under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('stand still once they are touched, until they are played', async () => {
    await untilItRuns();
    await belt.tap({ position: { x: 100, y: 350 } });
    await expect(deals.getByRole('button', { name: 'Play: Hot Deals' })).toBeVisible();
    expect(await run(3000)).toBe(0);
    await deals.getByRole('button', { name: 'Play: Hot Deals' }).tap();
    await untilItRuns();
  });
});
