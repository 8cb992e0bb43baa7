import { flightSearch } from '@farekite/e2e/flightSearch';
import { untilPainted, WIDTHS } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';

for (const language of LANGUAGES) {
  test(`The headline takes at most two lines, and the search card overlaps the lower edge of the picture (${language})`, async ({
    page,
  }) => {
    await openPage(page, '/', language);
    const title = page.getByRole('heading', { level: 1 });
    const { search } = flightSearch(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await title.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `lines at ${width} px`).toBeLessThanOrEqual(2);
      const [picture, card] = await search.evaluate((element) => {
        const picture = element.closest('section')?.firstElementChild;
        return [picture?.getBoundingClientRect().bottom ?? 0, element.getBoundingClientRect().top];
      });
      expect(card, `the search at ${width} px`).toBeLessThan(picture ?? 0);
    }
  });
}

test('With reduced motion nothing in the hero moves, not even on hover [HOME-54]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const { search, go, tab } = flightSearch(page);
  const hero = page.locator('section').filter({ has: search });
  expect(await hero.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  // A transition can be over before the test reads it, so each is recorded when it starts.
  await hero.evaluate((section) => {
    const moves: string[] = [];
    for (const start of ['transitionrun', 'animationstart']) {
      section.addEventListener(start, ({ target }) => moves.push((target as Element).outerHTML.slice(0, 80)));
    }
    Object.assign(window, { moves });
  });
  for (const control of [go, tab('oneWay')]) {
    await control.hover();
    await control.focus();
  }
  await untilPainted(page);
  const moves = await page.evaluate(() => (window as unknown as { readonly moves: string[] }).moves);
  expect(moves).toEqual([]);
});
