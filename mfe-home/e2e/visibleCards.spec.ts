import { setTextSize } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';
import { cardsFrom, findCarousel, positionsFrom } from './support/carousel';

const CAROUSELS = [
  ['Premium Services', 'h3', 4],
  ['Customer Reviews', 'b', 3],
] as const;

test('Premium services show and expose 4 cards, customer reviews 3, both two below 1024 px or with 200% text, one below 640 px, nothing of the next one, and keep their position on resize [HOME-30]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  for (const [title, nameSelector, most] of CAROUSELS) {
    await test.step(title, async () => {
      const { track, button, names, seen, exposed } = findCarousel(page, title, nameSelector);
      const cards = await names();
      const last = cards.length - 1;
      await button('Previous').click();
      const expectCards = async (count: number, why: string) => {
        await expect.poll(exposed, why).toEqual(positionsFrom(cards, last, count));
        await expect.poll(seen, why).toEqual(cardsFrom(cards, last, count));
        const [edge, nextCard] = await track.evaluate((row, next) => {
          const viewport = row.parentElement as HTMLElement;
          const [, cutOffPx = 0] = /inset\(\S+ (\S+)px\)/.exec(getComputedStyle(viewport).clipPath) ?? [];
          return [
            viewport.getBoundingClientRect().right - Number(cutOffPx),
            row.children[next]?.firstElementChild?.getBoundingClientRect().left,
          ];
        }, last + count);
        expect(nextCard, why).toBeGreaterThanOrEqual(Number(edge));
      };
      for (const [width, count] of [
        [1024, most],
        [1023, 2],
        [640, 2],
        [639, 1],
        [320, 1],
        [1280, most],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expectCards(count, `${String(width)} px`);
      }
      await setTextSize(page, '200%');
      await expectCards(2, '200% text');
      await setTextSize(page, '100%');
      await button('Next').click();
      await expect.poll(seen).toEqual(cardsFrom(cards, 0, most));
    });
  }
});
