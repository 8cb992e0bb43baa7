import { expect, type Locator, type Page } from '@playwright/test';
import { exposedNames } from './accessibilityTree';

/** A carousel as people meet it: by its title, its buttons and the cards that they see. */
export interface Carousel {
  readonly region: Locator;
  /** The row of cards that moves. */
  readonly track: Locator;
  readonly button: (what: 'Pause' | 'Play' | 'Previous' | 'Next') => Locator;
  /** The cards that are seen wholly, by their first heading or name; a slide is brought to its end first. */
  readonly seen: () => Promise<string[]>;
  /** The places of the cards that assistive technology finds. */
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

/** Brings it onto the screen and waits until it moves by itself, or would with the time. */
export async function untilItRuns({ region, track }: Carousel): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute('aria-live', 'off');
}
