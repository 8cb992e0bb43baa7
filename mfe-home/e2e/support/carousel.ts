import { expect, type Locator, type Page } from '@playwright/test';
import { exposedNames } from './accessibilityTree';

/** A carousel, found by its title, with its buttons and cards. */
export interface Carousel {
  readonly region: Locator;
  /** The moving row of cards. */
  readonly track: Locator;
  readonly button: (what: 'Pause' | 'Play' | 'Previous' | 'Next') => Locator;
  /** Names of all cards in their order, without the duplicates that make the carousel loop. */
  readonly names: () => Promise<string[]>;
  /** Names of the fully visible cards; a running slide is finished first. */
  readonly seen: () => Promise<string[]>;
  /** Positions of the cards that are exposed to assistive technology, such as `1 of 5`. */
  readonly exposed: () => Promise<string[]>;
}

/** @param nameSelector finds the name inside a card */
export function findCarousel(page: Page, title: string, nameSelector: string): Carousel {
  const region = page.getByRole('region', { name: title });
  const track = region.locator('[aria-live]');
  return {
    region,
    track,
    button: (what) => region.getByRole('button', { name: `${what}: ${title}`, exact: true }),
    names: async () => [...new Set(await track.locator(nameSelector).allTextContents())],
    seen: () =>
      track.evaluate((row, selector) => {
        row.getAnimations().forEach((slide) => {
          slide.finish();
        });
        const view = row.parentElement?.getBoundingClientRect();
        return [...row.children]
          .filter((card) => {
            const { left, right } = card.getBoundingClientRect();
            return view && left >= view.left - 1 && right <= view.right + 1;
          })
          .map((card) => card.querySelector(selector)?.textContent ?? '');
      }, nameSelector),
    exposed: () => exposedNames(track, 'group'),
  };
}

/** The given number of cards from one on; after the last comes the first again. */
export function cardsFrom(names: readonly string[], first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => names[(first + index) % names.length] ?? '');
}

/** Scrolls the carousel into view and waits until its autoplay runs. */
export async function untilItRuns({ region, track }: Carousel): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute('aria-live', 'off');
}
