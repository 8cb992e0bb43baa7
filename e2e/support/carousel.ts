import { expect, type Locator, type Page } from '@playwright/test';
import { exposedNames } from './accessibilityTree';

/** A carousel, found by its title, with its buttons and visible cards. */
export interface Carousel {
  readonly region: Locator;
  /** The moving row of cards. */
  readonly track: Locator;
  readonly button: (what: 'Pause' | 'Play' | 'Previous' | 'Next') => Locator;
  /** Headings of the fully visible cards; a running slide is finished first. */
  readonly seen: () => Promise<string[]>;
  /** Names of the cards that are exposed to assistive technology, such as `1 of 5`. */
  readonly exposed: () => Promise<string[]>;
}

export function findCarousel(page: Page, title: string, cardName: string): Carousel {
  const region = page.getByRole('region', { name: title });
  const track = region.locator('[aria-live]');
  return {
    region,
    track,
    button: (what) => region.getByRole('button', { name: `${what}: ${title}`, exact: true }),
    seen: () =>
      track.evaluate((row, name) => {
        row.getAnimations().forEach((slide) => {
          slide.finish();
        });
        const view = row.parentElement?.getBoundingClientRect();
        return [...row.children]
          .filter((card) => {
            const { left, right } = card.getBoundingClientRect();
            return view && left >= view.left - 1 && right <= view.right + 1;
          })
          .map((card) => card.querySelector(name)?.textContent ?? '');
      }, cardName),
    exposed: () => exposedNames(track, 'group'),
  };
}

/** Scrolls the carousel into view and waits until its autoplay runs. */
export async function untilItRuns({ region, track }: Carousel): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute('aria-live', 'off');
}
