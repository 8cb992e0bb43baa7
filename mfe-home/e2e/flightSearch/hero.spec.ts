import { boxOf, LAPTOP } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, switchLanguage, test } from '@farekite/e2e/site';
import { countLines } from '@farekite/e2e/textFaults';
import { flightSearch, pickDay } from '../support/flightSearch';
import { expectNothingShifted, measureSearch } from '../support/measureSearch';

/** Spanish, whose words are longer, where a stack and a row have the least room. */
const WIDTHS = { en: [390, 768], es: [320, 1280] };

test('Headline, picture and tabs keep their places at any width [SEARCH-6]', async ({ page }) => {
  // The month with the longest name.
  await page.clock.setFixedTime(new Date(2027, 8, 21));
  await openPage(page, '/');
  const { depart, ...fields } = flightSearch(page);
  await pickDay(page, depart, /September 21/);
  await pickDay(page, fields.return, /September 28/);

  for (const language of LANGUAGES) {
    await page.setViewportSize(LAPTOP);
    await switchLanguage(page, language);
    const search = flightSearch(page, language);
    for (const width of WIDTHS[language]) {
      await test.step(`${String(width)} px (${language})`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await search.tab('roundTrip').click();
        const hero = await search.search.evaluate((card) => {
          const picture = card.closest('section')?.firstElementChild;
          return {
            overlap: (picture?.getBoundingClientRect().bottom ?? 0) - card.getBoundingClientRect().top,
            tabsHeight: card.querySelector('[role=tablist]')?.getBoundingClientRect().height,
          };
        });
        expect(await countLines(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(2);
        expect(hero.overlap).toBeGreaterThan(0);
        expect(hero.tabsHeight, 'all tabs in one row, each in one line').toBeLessThan(56);

        const roundTrip = await measureSearch(page);
        for (const tripType of ['oneWay', 'bookingClass'] as const) {
          await search.tab(tripType).click();
          expectNothingShifted(roundTrip, await measureSearch(page));
          await expect(search.return).toHaveCount(0);
          const departure = await boxOf(search.depart);
          const end = (await boxOf(search.travelers)).x;
          const room = (await boxOf(search.search)).width;
          if (width >= 1024) expect(Math.abs(departure.right - end)).toBeLessThanOrEqual(1);
          else if (width >= 640) expect(departure.width).toBeGreaterThan(0.9 * room);
          else
            await expect(
              search.search.getByRole('button', { name: /^(Flying back|¿Va a volver)/ }),
            ).toBeVisible();
        }
      });
    }
  }
});
