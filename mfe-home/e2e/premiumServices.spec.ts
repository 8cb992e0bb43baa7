import type { Page } from '@playwright/test';
import { boxOf, LAPTOP, PHONE, scrollToEdge } from '@farekite/e2e/layout';
import { expect, test } from '@farekite/e2e/site';
import {
  cardsFrom,
  findCarousel,
  openWithPausedClock,
  putFinger,
  untilItRuns,
  type Carousel,
} from './support/carousel';

let services: Carousel;
let names: readonly string[];

function cards(first: number, count = 4): string[] {
  return cardsFrom(names, first, count);
}

async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperties(document, {
      visibilityState: { value: hidden ? 'hidden' : 'visible', configurable: true },
      hidden: { value: hidden, configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.beforeEach(async ({ page }) => {
  services = findCarousel(page, 'Premium Services', 'h3');
  await openWithPausedClock(page);
  names = await services.names();
  expect(names).toHaveLength(5);
});

test.describe('The premium-services carousel', () => {
  test.beforeEach(() => untilItRuns(services));

  test('slides every 2000 ms and loops without a visible jump [HOME-30, LAYOUT-15]', async ({ page }) => {
    const { track, seen } = services;
    await expect(track).toHaveCSS('transition-property', 'transform');
    await expect(track).toHaveCSS('transition-duration', '0.5s');
    const [start, width] = [(await boxOf(track)).x, await track.evaluate((row) => row.clientWidth)];
    for (let step = 1; step <= names.length; step += 1) {
      await page.clock.runFor(1999);
      expect(await seen()).toEqual(cards(step - 1));
      await page.clock.runFor(1);
      await expect.poll(seen).toEqual(cards(step));
      expect(start - (await boxOf(track)).x).toBeCloseTo((step * width) / 4, 0);
    }
    const readPosition = () =>
      track.evaluate((row) => ({
        animations: row.getAnimations().length,
        isAtStart: new DOMMatrix(getComputedStyle(row).transform).isIdentity,
      }));
    await page.clock.runFor(549);
    expect(await readPosition()).toEqual({ animations: 0, isAtStart: false });
    const readVisibleCards = () =>
      track.evaluate((row) => {
        const view = row.parentElement?.getBoundingClientRect();
        return [...row.children].flatMap((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          if (!view || left < view.left || right > view.right) return [];
          const box = [left, right, top, bottom].map(Math.round);
          return [{ box, words: card.textContent, picture: card.querySelector('img')?.srcset }];
        });
      });
    const last = await readVisibleCards();
    expect(last).toHaveLength(4);
    await page.clock.runFor(1);
    expect(await readPosition()).toEqual({ animations: 0, isAtStart: true });
    expect(await readVisibleCards()).toEqual(last);
    await page.clock.runFor(1450);
    await expect.poll(seen).toEqual(cards(1));

    for (const width of [LAPTOP.width, 1024]) {
      await page.setViewportSize({ ...LAPTOP, width });
      await track.scrollIntoViewIfNeeded();
      const halfway = await track.evaluate((row) => {
        row.style.transition = 'none';
        row.style.setProperty('--position', '0.5');
        // What is inert is not found at a point.
        for (const slide of row.querySelectorAll<HTMLElement>(':scope > [inert]')) slide.inert = false;
        const buttons = document.querySelector<HTMLElement>('aside[aria-label="Quick contact"]');
        const left = buttons?.getBoundingClientRect().left ?? 0;
        buttons?.style.setProperty('visibility', 'hidden');
        const { top, bottom } = row.getBoundingClientRect();
        const isCardAt = (x: number) => row.contains(document.elementFromPoint(x, (top + bottom) / 2));
        return { beside: isCardAt(left - 12), under: isCardAt(left + 1) };
      });
      expect(halfway).toEqual({ beside: true, under: false });
    }
  });

  test('pauses on hover, on focus, off screen, in a hidden tab and by button [HOME-35]', async ({ page }) => {
    const { region, track, button, seen } = services;
    let first = 0;
    const expectPaused = async (why: string) => {
      await expect(track, why).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(6000);
      expect(await seen(), why).toEqual(cards(first));
    };
    const expectRunning = async () => {
      await expect(track).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(2000);
      first += 1;
      await expect.poll(seen).toEqual(cards(first));
      await page.clock.runFor(550);
    };

    await region.getByRole('heading', { name: 'Premium Services' }).hover();
    await expectPaused('under the pointer');
    await page.mouse.move(0, 0);
    await expectRunning();

    await button('Pause').focus();
    await expectPaused('around the focus');
    await page.keyboard.press('Shift+Tab');
    await expectRunning();

    await setTabHidden(page, true);
    await expectPaused('in a hidden tab');
    await setTabHidden(page, false);
    await expectRunning();

    await scrollToEdge(page, 'bottom');
    await expectPaused('off the screen');
    await region.scrollIntoViewIfNeeded();
    await expectRunning();

    await button('Pause').click();
    await page.mouse.move(0, 0);
    await expectPaused('paused');
    await button('Play').click();
    await page.mouse.move(0, 0);
    await expectRunning();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectPaused('under reduced motion');
    await expect(button('Pause')).toBeHidden();
    await button('Next').click();
    expect(await track.evaluate((row) => row.getAnimations())).toEqual([]);
    expect(await seen()).toEqual(cards(first + 1));
  });
});

test.describe('The premium-services carousel on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test.beforeEach(() => untilItRuns(services));

  test('runs on after a tap, follows swipes and stands still then [HOME-11, HOME-35]', async ({ page }) => {
    const { track, button, seen } = services;
    await button('Next').tap();
    await expect.poll(seen).toEqual(cards(1, 1));
    await page.clock.runFor(2000);
    await expect.poll(seen).toEqual(cards(2, 1));
    await button('Previous').tap();
    await button('Previous').tap();

    const finger = await putFinger(track);
    const swipe = async (acrossPx: number, downPx = 0) => {
      await finger.drag(acrossPx, downPx);
      await finger.lift();
    };
    for (const [acrossPx, card] of [
      [-120, 1],
      [120, 0],
      [120, 4],
      [20, 4],
    ] as const) {
      await swipe(acrossPx);
      await expect.poll(seen).toEqual(cards(card, 1));
    }
    const scrolled = await page.evaluate(() => window.scrollY);
    await swipe(-60, -160);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
    // Whoever has swiped looks at the cards one by one.
    await page.clock.runFor(6000);
    expect(await seen()).toEqual(cards(4, 1));
    await expect(button('Play')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
