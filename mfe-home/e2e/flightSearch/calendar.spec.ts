import { LAPTOP, PHONE } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';
import { flightSearch, pickDay } from '../support/flightSearch';
import { expectNothingShifted, measureSearch } from '../support/measureSearch';

// The date, and the month, differ from those in UTC.
test.use({ timezoneId: 'Pacific/Honolulu' });
const NOVEMBER_30TH = '2026-12-01T03:00:00Z';

test(
  "The calendar opens at the visitor's date, keeps the focus, and leads on to a return, which a later departure clears [SEARCH-6, SEARCH-8, SEARCH-24, SEARCH-37, LAYOUT-15]",
  { tag: '@engines' },
  async ({ page }) => {
    await page.clock.setFixedTime(NOVEMBER_30TH);
    await openPage(page, '/');
    const { search, tab, depart, day, departureCalendar, returnCalendar, ...fields } = flightSearch(page);
    const today = day(/^Today, Monday, November 30th/);

    await test.step('Focus stays in the calendar until Escape', async () => {
      await depart.focus();
      await page.keyboard.press('Space');
      await expect(today).toBeFocused();
      await expect(day(/November 29th/)).toBeDisabled();
      const floatingButtons = page.getByRole('complementary', { name: 'Quick contact' });
      await expect(floatingButtons).toBeHidden();
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(departureCalendar.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(departureCalendar).toHaveCount(0);
      await expect(depart).toBeFocused();
      await expect(depart).toHaveAccessibleName('Depart Pick a date');
      await expect(floatingButtons).toBeVisible();
    });

    await test.step('A departure leads on to the return', async () => {
      await page.keyboard.press('Enter');
      await expect(today).toBeFocused();
      for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(day(/December 8th, 2026, Departure date/)).toBeFocused();
      for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(fields.return).toBeFocused();
      await expect(fields.return).toHaveAccessibleName('Return December 15th, 2026');
    });

    await test.step('A later departure clears the return; the notice shows with its field only, and moves nothing', async () => {
      const notice = search.getByText(/it has been cleared/);
      await pickDay(page, depart, /December 16th/);
      await expect(returnCalendar).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(notice).toBeVisible();
      const roundTrip = await measureSearch(page);
      for (const tripType of ['oneWay', 'bookingClass'] as const) {
        await tab(tripType).click();
        await expect(notice).toBeHidden();
        expectNothingShifted(roundTrip, await measureSearch(page));
      }
    });
  },
);

test('The buttons of the calendar stay in place [SEARCH-44, SEARCH-8]', async ({ page }) => {
  await page.clock.setFixedTime(NOVEMBER_30TH);
  await openPage(page, '/');
  const { depart, day, departureCalendar } = flightSearch(page);
  for (const size of [PHONE, LAPTOP]) {
    await test.step(`${String(size.width)} px`, async () => {
      await page.setViewportSize(size);
      await depart.press('Enter');
      await expect(day(/^Today, Monday, November 30th/)).toBeFocused();
      const next = departureCalendar.getByRole('button', { name: 'Go to the Next Month' });
      const place = await next.boundingBox();
      await next.click();
      await expect(departureCalendar.getByRole('grid').first()).toHaveAccessibleName(/2027|December/);
      expect(await next.boundingBox()).toEqual(place);
      await page.keyboard.press('Escape');
    });
  }
});
