import { setTextSize } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';
import { cardsFrom, findCarousel } from './support/carousel';

const CAROUSELS = [
  ['Premium Services', 'h3', 4],
  ['Customer Reviews', 'b', 3],
] as const;

test('Premium services show and expose 4 cards, customer reviews 3, both two below 1024 px or with 200% text, one below 640 px, nothing of the next one, and keep their position on resize [HOME-30]', async ({
  page,
}) => {
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
