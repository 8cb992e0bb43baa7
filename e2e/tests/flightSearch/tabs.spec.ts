import { flightSearch, measureSearch, pickDay, SATURDAY } from '../../support/flightSearch';
import { WIDTHS } from '../../support/layout';
import { expect, LANGUAGES, openPage, test } from '../../support/site';

test('The trip tabs are one stop of the Tab key; arrows, Home and End choose, and only a round trip asks for a return', async ({
  page,
}) => {
  await openPage(page, '/');
  const { search, panel, tab, from, ...fields } = flightSearch(page);
  await expect(search.getByRole('tablist', { name: 'Trip type' })).toBeVisible();
  await tab('roundTrip').focus();
  for (const [key, tripType] of [
    ['ArrowRight', 'oneWay'],
    ['ArrowRight', 'bookingClass'],
    ['ArrowRight', 'roundTrip'],
    ['ArrowLeft', 'bookingClass'],
    ['Home', 'roundTrip'],
    ['End', 'bookingClass'],
    ['ArrowLeft', 'oneWay'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(tripType)).toBeFocused();
    await expect(search.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(tab(tripType)).toHaveAttribute('aria-selected', 'true');
    await expect(fields.return).toHaveCount(tripType === 'roundTrip' ? 1 : 0);
    await expect(panel).toHaveAccessibleName((await tab(tripType).textContent()) ?? '');
  }
  await page.keyboard.press('Tab');
  await expect(from).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab('oneWay')).toBeFocused();
});

for (const language of LANGUAGES) {
  test(`Switching the trip type shifts nothing at any width, dates chosen or not (${language})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(SATURDAY);
    await openPage(page, '/', language);
    const { tab, depart, ...fields } = flightSearch(page, language);
    const expectStill = async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await tab('roundTrip').click();
        const roundTrip = await measureSearch(page);
        for (const tripType of ['oneWay', 'bookingClass'] as const) {
          await tab(tripType).click();
          const places = await measureSearch(page);
          expect(roundTrip, `${tripType} at ${width} px`).toMatchObject(places);
          // All but the return.
          expect(Object.keys(places)).toHaveLength(Object.keys(roundTrip).length - 1);
        }
      }
    };
    await expectStill();
    await tab('roundTrip').click();
    // The longest dates that there are, so that some need a second line.
    await pickDay(page, depart, /30/);
    await pickDay(page, fields.return, /30/);
    await expectStill();
  });
}
