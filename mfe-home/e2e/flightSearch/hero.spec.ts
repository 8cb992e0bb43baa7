import { untilPainted, WIDTHS } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';
import { flightSearch, SATURDAY } from '../support/flightSearch';
import { expectNothingShifted, measureSearch } from '../support/measureSearch';

for (const language of LANGUAGES) {
  test(`At any width the headline takes two lines at most, the search overlaps the picture, and its tabs are in one line and shift nothing (${language}) [SEARCH-6]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(SATURDAY);
    await openPage(page, '/', language);
    const title = page.getByRole('heading', { level: 1 });
    const { search, tab, depart, day, travelers, ...fields } = flightSearch(page, language);
    for (const [field, monthsAhead, date] of [
      [depart, 6, /May 21|21 de mayo/],
      [fields.return, 4, /September 21|21 de septiembre/],
    ] as const) {
      if ((await field.getAttribute('aria-expanded')) === 'false') await field.press('Enter');
      await expect(day(/./).and(page.locator(':focus'))).toBeVisible();
      for (let month = 0; month < monthsAhead; month++) await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleName(date);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
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
      const tabs = await search.getByRole('tablist').boundingBox();
      expect(tabs?.height, 'all tabs in one row, each in one line').toBeLessThan(56);

      await tab('roundTrip').click();
      const roundTrip = await measureSearch(page);
      for (const tripType of ['oneWay', 'bookingClass'] as const) {
        await tab(tripType).click();
        expectNothingShifted(roundTrip, await measureSearch(page));
        // All fields except the return date, and no hole in its place.
        await expect(fields.return).toHaveCount(0);
        const departure = (await depart.boundingBox()) ?? { x: 0, width: 0 };
        const end = (await travelers.boundingBox())?.x ?? 0;
        const room = (await search.boundingBox())?.width ?? 0;
        if (width >= 1024) expect(Math.abs(departure.x + departure.width - end)).toBeLessThanOrEqual(1);
        else if (width >= 640) expect(departure.width).toBeGreaterThan(0.9 * room);
        else await expect(search.getByRole('button', { name: /^(Flying back|¿Va a volver)/ })).toBeVisible();
      }
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
