import { expectNothingShifted, flightSearch, measureSearch, SATURDAY } from '@farekite/e2e/flightSearch';
import { WIDTHS } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';

for (const language of LANGUAGES) {
  test(`The trip types are in one line, and switching them shifts nothing at any width (${language}) [SEARCH-6]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(SATURDAY);
    await openPage(page, '/', language);
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
      const tabs = await search.getByRole('tablist').boundingBox();
      expect(tabs?.height, 'all tabs in one row, each in one line').toBeLessThan(56);
      await tab('roundTrip').click();
      const roundTrip = await measureSearch(page);
      for (const tripType of ['oneWay', 'bookingClass'] as const) {
        await tab(tripType).click();
        const places = await measureSearch(page);
        expectNothingShifted(roundTrip, places);
        // All fields except the return date, and no hole in its place.
        await expect(fields.return).toHaveCount(0);
        const [before, after] = [
          await search.boundingBox(),
          (await depart.boundingBox()) ?? { x: 0, width: 0 },
        ];
        const end = (await travelers.boundingBox())?.x ?? 0;
        if (width >= 1024) expect(Math.abs(after.x + after.width - end)).toBeLessThanOrEqual(1);
        else if (width >= 640) expect(after.width).toBeGreaterThan(0.9 * (before?.width ?? 0));
        else await expect(search.getByRole('button', { name: /^(Flying back|¿Va a volver)/ })).toBeVisible();
      }
    }
  });
}
