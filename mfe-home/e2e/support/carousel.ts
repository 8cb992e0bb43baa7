import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '@farekite/e2e/layout';
import { openPage } from '@farekite/e2e/site';
import { exposedNames } from './accessibilityTree';

/** What moves by itself moves when the test runs `page.clock`. */
export async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPage(page, '/');
}

export type Carousel = ReturnType<typeof findCarousel>;

export function findCarousel(page: Page, title: string, nameSelector: string) {
  const region = page.getByRole('region', { name: title });
  const track = region.locator('[aria-live]');
  return {
    region,
    track,
    button: (what: 'Pause' | 'Play' | 'Previous' | 'Next') =>
      region.getByRole('button', { name: `${what}: ${title}`, exact: true }),
    /** Without the duplicates that make the carousel loop. */
    names: async () => [...new Set(await track.locator(nameSelector).allTextContents())],
    /** The fully visible cards; a running slide is finished first. */
    seen: () =>
      track.evaluate((row, selector) => {
        for (const slide of row.getAnimations()) slide.finish();
        const view = row.parentElement?.getBoundingClientRect();
        return [...row.children]
          .filter((card) => {
            const { left, right } = card.getBoundingClientRect();
            return view && left >= view.left - 1 && right <= view.right + 1;
          })
          .map((card) => card.querySelector(selector)?.textContent ?? '');
      }, nameSelector),
    /** The positions of what assistive technology gets, such as `1 of 5`. */
    exposed: () => exposedNames(track, 'group'),
  };
}

export function cardsFrom(names: readonly string[], first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => names[(first + index) % names.length] ?? '');
}

/** A finger that is put on a part, and moves without leaving the screen. */
export async function putFinger(part: Locator) {
  const session = await part.page().context().newCDPSession(part.page());
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    drag: async (acrossPx: number, downPx = 0) => {
      const { y } = await boxOf(part);
      const at = (share: number) => [{ x: 195 + acrossPx * share, y: y + 100 + downPx * share }];
      await send('touchStart', at(0));
      for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(share));
    },
    lift: () => send('touchEnd', []),
  };
}

export async function untilItRuns({ region, track }: Carousel): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute('aria-live', 'off');
}
