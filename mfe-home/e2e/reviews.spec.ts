import { exposedNames } from '@farekite/e2e/accessibilityTree';
import { cardsFrom, findCarousel, positionsFrom, untilItRuns, type Carousel } from '@farekite/e2e/carousel';
import { PHONE } from '@farekite/e2e/layout';
import { expect, switchLanguage, test } from '@farekite/e2e/site';
import { openWithPausedClock, setTabHidden } from '@farekite/e2e/time';

let reviews: Carousel;
/** The reviewers in the order of their reviews. */
let names: readonly string[];

/** The given number of reviewers from one on; after the last comes the first again. */
function people(first: number, count: number): string[] {
  return cardsFrom(names, first, count);
}

function dotName(index: number): string {
  return `Show ${String(index + 1)} of ${String(names.length)}`;
}

test.beforeEach(async ({ page }) => {
  reviews = findCarousel(page, 'Customer Reviews', 'b');
  await openWithPausedClock(page, '/');
  names = await reviews.names();
});

test.describe('The reviews carousel', () => {
  test('advances every 3000 ms and wraps after the last review [HOME-30]', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await untilItRuns(reviews);
    const { region, seen } = reviews;
    await page.clock.runFor(2999);
    expect(await seen()).toEqual(people(0, 1));
    await page.clock.runFor(1);
    await expect.poll(seen).toEqual(people(1, 1));
    for (let step = 2; step <= names.length; step += 1) {
      await page.clock.runFor(3000);
      await expect.poll(seen).toEqual(people(step, 1));
    }
    await expect(region.getByRole('button', { name: dotName(0) })).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(3000);
    await expect.poll(seen).toEqual(people(1, 1));
  });

  test('follows previous, next and dots, also around the ends, without running back through all reviews, and shows nothing of the next one [HOME-19]', async () => {
    const { region, track, button, seen, exposed } = reviews;
    const dot = (index: number) => region.getByRole('button', { name: dotName(index) });
    const last = names.length - 1;
    const shown = 3;
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('button', { name: /^Show/ })).toHaveCount(names.length);

    await button('Next').click();
    await expect.poll(seen).toEqual(people(1, shown));
    const [edge, nextCard] = await track.evaluate(
      (row, next) => [
        row.parentElement?.getBoundingClientRect().right,
        row.children[next]?.firstElementChild?.getBoundingClientRect().left,
      ],
      1 + shown,
    );
    expect(nextCard, 'nothing of the next review shows').toBeGreaterThan(Number(edge));
    await button('Previous').click();
    await expect.poll(seen).toEqual(people(0, shown));

    await button('Previous').click();
    await expect.poll(seen).toEqual(people(last, 3));
    await expect(dot(last)).toHaveAttribute('aria-current', 'true');
    await button('Next').click();
    await expect.poll(seen).toEqual(people(0, 3));
    await expect(dot(0)).toHaveAttribute('aria-current', 'true');

    // The track now shows the duplicates at its end. The next slide is paused at its start, to measure that it
    // moves by one card. The listener stays: the event of the slide that `seen` has finished may still come.
    await track.evaluate((row) => {
      const pause = () => {
        row.getAnimations().forEach((slide) => {
          slide.pause();
        });
      };
      row.addEventListener('transitionrun', pause);
    });
    await dot(1).click();
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => track.evaluate((row) => row.getAnimations()[0]?.playState)).toBe('paused');
    const cardsMoved = await track.evaluate((row) => {
      const left = () => row.getBoundingClientRect().left;
      const [slide] = row.getAnimations();
      if (slide) slide.currentTime = 0;
      const from = left();
      slide?.finish();
      return ((from - left()) / row.clientWidth) * 3;
    });
    expect(cardsMoved).toBeCloseTo(1, 1);
    expect(await seen()).toEqual(people(1, 3));

    await dot(6).press('Enter');
    await expect.poll(seen).toEqual(people(6, 3));
    await expect.poll(exposed).toEqual(positionsFrom(names, 6, 3));
  });

  test('pauses on hover, on focus, in a hidden tab and under reduced motion [HOME-35, HOME-54]', async ({
    page,
  }) => {
    await untilItRuns(reviews);
    const { region, track, button, seen } = reviews;
    const expectPaused = async (why: string) => {
      await expect(track, why).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(9000);
      expect(await seen(), why).toEqual(people(0, 3));
    };
    await region.getByText('Sample reviews').hover();
    await expectPaused('under the pointer');
    await page.mouse.move(0, 0);
    await region.getByRole('button', { name: dotName(0) }).focus();
    await expectPaused('around the focus');
    await setTabHidden(page, true);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await expectPaused('in a hidden tab');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setTabHidden(page, false);
    await expectPaused('under reduced motion');
    await expect(button('Pause')).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(track).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3000);
    await expect.poll(seen).toEqual(people(1, 3));
  });

  test('shows three reviews, two below 1024 px and one below 640 px, and keeps its position on resize [HOME-30]', async ({
    page,
  }) => {
    const { region, button, seen, exposed } = reviews;
    const last = names.length - 1;
    await region.getByRole('button', { name: dotName(last) }).click();
    for (const [width, count] of [
      [1024, 3],
      [1023, 2],
      [640, 2],
      [639, 1],
      [320, 1],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(exposed, `${width} px`).toHaveLength(count);
      await expect.poll(seen, `${width} px`).toEqual(people(last, count));
    }
    await button('Next').click();
    await page.setViewportSize(PHONE);
    await expect.poll(seen).toEqual(people(0, 1));
    await expect.poll(exposed).toEqual(positionsFrom(names, 0, 1));
  });

  test('are nine and state their ratings in words, the average first [HOME-19]', async ({ page }) => {
    await page.clock.resume();
    expect(names).toHaveLength(9);
    // The page follows the language a task later.
    await page.clock.resume();
    for (const [language, title, ratings] of [
      ['en', 'Customer Reviews', ['4.8 out of 5 stars', '4.5 out of 5 stars']],
      ['es', 'Opiniones de clientes', ['4.8 de 5 estrellas', '4.5 de 5 estrellas']],
    ] as const) {
      await switchLanguage(page, language);
      const region = page.getByRole('region', { name: title });
      await expect(region).toBeVisible();
      const texts = await exposedNames(region, 'StaticText');
      expect(texts.filter((text) => / 5 /.test(text) && !/^\d of/.test(text))).toEqual(
        expect.arrayContaining([...ratings]),
      );
      expect(texts.indexOf(ratings[0])).toBe(1);
    }
  });
});
