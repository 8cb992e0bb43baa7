import { exposedNames } from '../support/accessibilityTree';
import { findCarousel, untilItRuns, type Carousel } from '../support/carousel';
import { expect, test } from '../support/site';
import { openInStillTime, setTabHidden } from '../support/time';

const PEOPLE = [
  'Marisol G.',
  'Devon P.',
  'Ruth A.',
  'Tomás V.',
  'Hannah K.',
  'Luis R.',
  'Priya S.',
  'Caleb W.',
  'Ana Lucía M.',
];

/** The given number of reviewers from one on, wrapping around. */
function people(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => PEOPLE[(from + at) % PEOPLE.length] ?? '');
}

let reviews: Carousel;

test.beforeEach(({ page }) => {
  reviews = findCarousel(page, 'Customer Reviews', 'b');
});

test.describe('The reviews carousel', () => {
  test('advances every 3000 ms and wraps after the ninth review [HOME-36]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openInStillTime(page, '/');
    await untilItRuns(reviews);
    const { region, seen } = reviews;
    await page.clock.runFor(2999);
    expect(await seen()).toEqual(people(0, 1));
    await page.clock.runFor(1);
    await expect.poll(seen).toEqual(people(1, 1));
    for (let step = 2; step <= PEOPLE.length; step += 1) {
      await page.clock.runFor(3000);
      await expect.poll(seen).toEqual(people(step, 1));
    }
    await expect(region.getByRole('button', { name: 'Show 1 of 9' })).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(3000);
    await expect.poll(seen).toEqual(people(1, 1));
  });

  test('follows previous, next and dots, also around the ends, without running back through all reviews [HOME-19]', async ({
    page,
  }) => {
    await openInStillTime(page, '/');
    const { region, track, button, seen, exposed } = reviews;
    const dot = (position: number) => region.getByRole('button', { name: `Show ${position} of 9` });
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('button', { name: /^Show/ })).toHaveCount(9);

    await button('Previous').click();
    await expect.poll(seen).toEqual(people(8, 3));
    await expect(dot(9)).toHaveAttribute('aria-current', 'true');
    await button('Next').click();
    await expect.poll(seen).toEqual(people(0, 3));
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');

    // Here the duplicate of the first one is in front. The slide is held at its beginning and measured. More than
    // once is listened: the word of a slide that `seen` has finished comes with the next frame, and finds none.
    await track.evaluate((row) => {
      const hold = () => {
        row.getAnimations().forEach((slide) => {
          slide.pause();
        });
      };
      row.addEventListener('transitionrun', hold);
    });
    await dot(2).click();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => track.evaluate((row) => row.getAnimations()[0]?.playState)).toBe('paused');
    const cards = await track.evaluate((row) => {
      const left = () => row.getBoundingClientRect().left;
      const [slide] = row.getAnimations();
      if (slide) slide.currentTime = 0;
      const from = left();
      slide?.finish();
      return ((from - left()) / row.clientWidth) * 3;
    });
    expect(cards).toBeCloseTo(1, 1);
    expect(await seen()).toEqual(people(1, 3));

    await dot(7).press('Enter');
    await expect.poll(seen).toEqual(people(6, 3));
    await expect.poll(exposed).toEqual(['7 of 9', '8 of 9', '9 of 9']);
  });

  test('pauses on hover, on focus, in a hidden tab and under reduced motion [HOME-53, HOME-54]', async ({
    page,
  }) => {
    await openInStillTime(page, '/');
    await untilItRuns(reviews);
    const { region, track, button, seen } = reviews;
    const expectToStand = async (why: string) => {
      await expect(track, why).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(9000);
      expect(await seen(), why).toEqual(people(0, 3));
    };
    await region.getByText('Sample reviews').hover();
    await expectToStand('under the pointer');
    await page.mouse.move(0, 0);
    await region.getByRole('button', { name: 'Show 1 of 9' }).focus();
    await expectToStand('around the focus');
    await setTabHidden(page, true);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await expectToStand('in a hidden tab');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setTabHidden(page, false);
    await expectToStand('less motion is asked for');
    await expect(button('Pause')).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(track).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3000);
    await expect.poll(seen).toEqual(people(1, 3));
  });

  test('shows three reviews, two below 1024 px and one below 640 px, and keeps its position on resize [HOME-37, HOME-36]', async ({
    page,
  }) => {
    await openInStillTime(page, '/');
    const { region, button, seen, exposed } = reviews;
    await region.getByRole('button', { name: 'Show 9 of 9' }).click();
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
      await expect.poll(seen, `${width} px`).toEqual(people(8, count));
    }
    await button('Next').click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(seen).toEqual(people(0, 1));
    await expect.poll(exposed).toEqual(['1 of 9']);
  });

  for (const [language, title, ratings] of [
    ['en', 'Customer Reviews', ['4.8 out of 5 stars', '4.5 out of 5 stars']],
    ['es', 'Opiniones de clientes', ['4.8 de 5 estrellas', '4.5 de 5 estrellas']],
  ] as const) {
    test(`states ratings in words, the average first (${language}) [HOME-70]`, async ({ page }) => {
      await openInStillTime(page, '/', language);
      const texts = await exposedNames(page.getByRole('region', { name: title }), 'StaticText');
      expect(texts.filter((text) => / 5 /.test(text) && !/^\d of/.test(text))).toEqual(
        expect.arrayContaining([...ratings]),
      );
      expect(texts.indexOf(ratings[0])).toBe(1);
    });
  }
});
