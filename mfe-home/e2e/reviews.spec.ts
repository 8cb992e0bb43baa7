import { cardsFrom, findCarousel, positionsFrom } from '@farekite/e2e/carousel';
import { PHONE } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';

test('The reviews show three cards, two below 1024 px and one below 640 px, nothing of the next one, and keep their position on resize [HOME-30]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const { region, track, button, names, seen, exposed } = findCarousel(page, 'Customer Reviews', 'b');
  const people = await names();
  const last = people.length - 1;
  await region.getByRole('button', { name: `Show ${String(people.length)} of` }).click();
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
    await expect.poll(seen, `${width} px`).toEqual(cardsFrom(people, last, count));
    const [edge, nextCard] = await track.evaluate((row, next) => {
      const viewport = row.parentElement as HTMLElement;
      const [, cutOffPx = 0] = /inset\(\S+ (\S+)px\)/.exec(getComputedStyle(viewport).clipPath) ?? [];
      return [
        viewport.getBoundingClientRect().right - Number(cutOffPx),
        row.children[next]?.firstElementChild?.getBoundingClientRect().left,
      ];
    }, last + count);
    expect(nextCard, `${width} px`).toBeGreaterThanOrEqual(Number(edge));
  }
  await button('Next').click();
  await page.setViewportSize(PHONE);
  await expect.poll(seen).toEqual(cardsFrom(people, 0, 1));
  await expect.poll(exposed).toEqual(positionsFrom(people, 0, 1));
});
