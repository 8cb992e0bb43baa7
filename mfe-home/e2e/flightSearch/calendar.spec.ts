import type { Locator } from '@playwright/test';
import { expect, openPage, test } from '@farekite/e2e/site';
import { flightSearch, pickDay, SATURDAY } from '../support/flightSearch';
import { expectNothingShifted, measureSearch } from '../support/measureSearch';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(SATURDAY);
});

test('Focus stays in the calendar until Escape closes it and returns the focus [SEARCH-24, LAYOUT-15]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { depart, departureCalendar: calendar, day } = flightSearch(page);
  await depart.focus();
  await page.keyboard.press('Space');
  await expect(day(/November 21st/)).toBeFocused();
  const floatingButtons = page.getByRole('complementary', { name: 'Quick contact' });
  await expect(floatingButtons).toBeHidden();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(calendar.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(depart).toBeFocused();
  await expect(depart).toHaveAccessibleName('Depart Pick a date');
  await expect(floatingButtons).toBeVisible();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`A departure leads on to the return by keyboard, whose calendar marks the trip at ${String(size.width)} px [SEARCH-24, SEARCH-40]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    const { depart, day, departureCalendar, returnCalendar, ...fields } = flightSearch(page);
    await depart.focus();
    await page.keyboard.press('Enter');
    await expect(day(/November 21st/)).toBeFocused();
    const placeOf = async (calendar: Locator) => {
      const box = await calendar.boundingBox();
      return box && Object.values(box).map(Math.round);
    };
    const place = await placeOf(departureCalendar);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(departureCalendar).toHaveCount(0);
    await expect(day(/November 22nd, 2026, Departure date/)).toBeFocused();
    expect(await placeOf(returnCalendar)).toEqual(place);
    const isMarked = (name: RegExp) =>
      returnCalendar.getByRole('gridcell', { name }).evaluate((cell) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(cell);
        return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      });
    expect(await isMarked(/November 24th/)).toBe(false);
    await page.keyboard.press('ArrowDown');
    for (const name of [/November 22nd/, /November 24th/, /November 29th/])
      expect(await isMarked(name)).toBe(true);
    for (const name of [/November 21st/, /November 30th/]) expect(await isMarked(name)).toBe(false);
    await page.keyboard.press('Enter');
    await expect(returnCalendar).toHaveCount(0);
    await expect(fields.return).toBeFocused();
    await expect(fields.return).toHaveAccessibleName('Return November 29th, 2026');
  });
}

test('Two months are side by side where there is room, one elsewhere [SEARCH-41]', async ({ page }) => {
  await openPage(page, '/');
  const { depart, departureCalendar: calendar } = flightSearch(page);
  for (const [width, months] of [
    [320, 1],
    [768, 1],
    [1024, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await depart.click();
    await expect(calendar.getByRole('grid')).toHaveCount(months);
    const tops = await calendar
      .getByRole('grid')
      .evaluateAll((grids) => grids.map((grid) => grid.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(calendar).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
  }
});

test('The notice about a cleared return date shows with its field only, and moves nothing [SEARCH-6, SEARCH-37]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { tab, depart, search, returnCalendar, ...fields } = flightSearch(page);
  const notice = search.getByText(/it has been cleared/);
  await pickDay(page, depart, /November 24th/);
  await pickDay(page, fields.return, /November 26th/);
  await pickDay(page, depart, /November 27th/);
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

test.describe('In a time zone whose date differs from UTC', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test("today is the visitor's local date, and the chosen day is the day shown [SEARCH-8]", async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-12-01T03:00:00Z');
    await openPage(page, '/');
    const { depart, day } = flightSearch(page);
    await depart.click();
    await expect(day(/November 29th/)).toBeDisabled();
    await expect(day(/^Today, Monday, November 30th/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(depart).toHaveAccessibleName('Depart November 30th, 2026');
  });
});
