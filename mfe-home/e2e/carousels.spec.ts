import { PHONE, setTextSize } from '@farekite/e2e/layout';
import { SHEET } from '@farekite/e2e/paper';
import { expect, openPage, test, untilHydrated } from '@farekite/e2e/site';
import { tabStops } from './support/accessibilityTree';
import { cardsFrom, findCarousel } from './support/carousel';

const CAROUSELS = [
  ['Premium Services', 'h3', 4],
  ['Customer Reviews', 'b', 3],
] as const;

test('Carousels show as many cards as the screen has room for [HOME-30]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const carousels = await Promise.all(
    CAROUSELS.map(async ([title, nameSelector, most]) => {
      const carousel = findCarousel(page, title, nameSelector);
      return { title, most, cards: await carousel.names(), ...carousel };
    }),
  );
  // By key: a second click at the place of the last one would be taken for a double click.
  for (const { button } of carousels) await button('Previous').press('Enter');
  const expectCards = async (count: number | 'most', why: string) => {
    for (const { title, most, cards, track, seen, exposed } of carousels) {
      const shown = count === 'most' ? most : count;
      const last = cards.length - 1;
      const positions = cards.map((_, index) => `${index + 1} of ${cards.length}`);
      await expect.poll(exposed, `${title}, ${why}`).toEqual(cardsFrom(positions, last, shown));
      await expect.poll(seen, `${title}, ${why}`).toEqual(cardsFrom(cards, last, shown));
      const [edge, nextCard] = await track.evaluate((row, next) => {
        const viewport = row.parentElement as HTMLElement;
        const [, cutOffPx = 0] = /inset\(\S+ (\S+)px\)/.exec(getComputedStyle(viewport).clipPath) ?? [];
        return [
          viewport.getBoundingClientRect().right - Number(cutOffPx),
          row.children[next]?.firstElementChild?.getBoundingClientRect().left,
        ];
      }, last + shown);
      expect(nextCard, `${title}, ${why}`).toBeGreaterThanOrEqual(Number(edge));
    }
  };
  for (const [width, count] of [
    [1024, 'most'],
    [1023, 2],
    [640, 2],
    [639, 1],
    [320, 1],
    [1280, 'most'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expectCards(count, `${String(width)} px`);
  }
  await setTextSize(page, '200%');
  await expectCards(2, '200% text');
  await setTextSize(page, '100%');
  for (const { most, cards, button, seen } of carousels) {
    await button('Next').press('Enter');
    await expect.poll(seen).toEqual(cardsFrom(cards, 0, most));
  }
});

test('A printed carousel shows each of its cards once', async ({ page }) => {
  await openPage(page, '/');
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const [title, card] of [
    ['Premium Services', '[aria-live] [role=group]'],
    ['Hot Deals', 'article'],
    ['Customer Reviews', '[aria-live] [role=group]'],
  ] as const) {
    const cards = page.getByRole('region', { name: title }).locator(card);
    const names = new Set(await cards.allTextContents());
    const places = await cards
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect(places, title).toHaveLength(names.size);
    for (const { left, right } of places) {
      expect(left, title).toBeGreaterThanOrEqual(0);
      expect(right, title).toBeLessThanOrEqual(SHEET.width);
    }
  }
});

test('A carousel exposes the card that a phone shows alone [HOME-55]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not held: the browser tells what it exposes when the page has loaded.
  const scripts = '**/releases/mfe-home/**/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  const { region, button, names, exposed } = findCarousel(page, 'Premium Services', 'h3');
  await region.scrollIntoViewIfNeeded();
  const expectOneCard = async () => {
    await expect.poll(exposed).toEqual(['1 of 5']);
    await button('Previous').focus();
    expect(await tabStops(region)).toEqual([
      'Previous: Premium Services',
      'Next: Premium Services',
      (await names())[0],
    ]);
  };
  await expectOneCard();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilHydrated(page);
  await expectOneCard();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a carousel shows the cards beside the screen to whoever scrolls it', async ({ page }) => {
    await page.goto('/');
    const { track } = findCarousel(page, 'Premium Services', 'h3');
    const second = track.getByRole('link').nth(1);
    await second.scrollIntoViewIfNeeded();
    await expect(second).toHaveAttribute('href', '/premium-economy-deals');
    await expect(second).toBeInViewport();
  });
});
