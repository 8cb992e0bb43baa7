import type { Locator } from '@playwright/test';
import {
  expectNothingShifted,
  flightSearch,
  measureSearch,
  pickDay,
  SATURDAY,
} from '@farekite/e2e/flightSearch';
import { expect, openPage, recordRequests, test } from '@farekite/e2e/site';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(SATURDAY);
});

test('A day can be chosen by keyboard alone, and focus returns to the field [SEARCH-10, SEARCH-24]', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const calendarFiles = () => requests.filter((path) => path.includes('/calendar'));
  await openPage(page, '/');
  const { tab, depart, departureCalendar: calendar, day } = flightSearch(page);
  await tab('oneWay').click();
  await expect(depart).toHaveAccessibleName('Depart Pick a date');
  await expect(depart).toHaveAttribute('aria-haspopup', 'dialog');
  expect(calendarFiles()).toEqual([]);
  await depart.focus();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeVisible();
  await expect(depart).toHaveAttribute('aria-expanded', 'true');
  await expect(day(/^Today, Saturday, November 21st, 2026/)).toBeFocused();
  expect(calendarFiles()).not.toEqual([]);
  for (const [key, reached] of [
    ['ArrowRight', /Sunday, November 22nd, 2026/],
    ['ArrowDown', /Sunday, November 29th, 2026/],
    ['PageDown', /Tuesday, December 29th, 2026/],
    ['Home', /Sunday, December 27th, 2026/],
    ['End', /Saturday, January 2nd, 2027/],
    ['ArrowLeft', /Friday, January 1st, 2027/],
    ['ArrowUp', /Friday, December 25th, 2026/],
    ['PageUp', /Wednesday, November 25th, 2026/],
    // No earlier day can be chosen.
    ['PageUp', /Wednesday, November 25th, 2026/],
    ['ArrowUp', /Wednesday, November 25th, 2026/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(reached)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(depart).toBeFocused();
  await expect(depart).toHaveAccessibleName('Depart November 25th, 2026');
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

test('Today can be chosen by pointer, earlier days cannot; a click outside closes the calendar [SEARCH-8]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { tab, depart, departureCalendar: calendar, day, from } = flightSearch(page);
  await tab('oneWay').click();
  await depart.click();
  await expect(day(/November 20th/)).toBeDisabled();
  await expect(day(/November 1st/)).toBeDisabled();
  await day(/November 21st/).click();
  await expect(depart).toHaveAccessibleName('Depart November 21st, 2026');
  await depart.click();
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
  await expect(calendar.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await from.click();
  await expect(calendar).toHaveCount(0);
  await expect(from).toBeFocused();
  await expect(depart).toHaveAccessibleName('Depart November 21st, 2026');
});

test('The return date starts at the departure date, or at today when no departure is chosen [SEARCH-9, SEARCH-8, SEARCH-37]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { depart, day, notice, returnCalendar, ...fields } = flightSearch(page);
  await fields.return.click();
  await expect(returnCalendar).toBeVisible();
  await expect(day(/November 20th/)).toBeDisabled();
  await expect(day(/November 21st/)).toBeEnabled();
  await page.keyboard.press('Escape');

  await pickDay(page, depart, /November 26th/);
  await expect(returnCalendar).toBeVisible();
  await expect(day(/November 25th/)).toBeDisabled();
  await expect(day(/November 26th/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fields.return).toHaveAccessibleName('Return November 26th, 2026');
  await expect(notice).toHaveCount(0);

  await pickDay(page, depart, /November 27th/);
  await expect(fields.return).toHaveAccessibleName('Return Pick a date');
  await expect(returnCalendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fields.return).toBeFocused();
  await expect(notice).toHaveText('Your return date was before the new departure, so it has been cleared.');
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
  const { tab, depart, swap, search, returnCalendar, ...fields } = flightSearch(page);
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
  await tab('roundTrip').click();
  await swap.click();
  await pickDay(page, depart, /November 28th/);
  await expect(returnCalendar).toBeVisible();
  await expect(notice).toBeVisible();
  await pickDay(page, fields.return, /November 30th/);
  await expect(notice).toHaveCount(0);
});

test('In Spanish, weeks also start on Sunday, and dates use the long format [SEARCH-10, LANGUAGE-13]', async ({
  page,
}) => {
  await openPage(page, '/', 'es');
  const { tab, depart, departureCalendar: calendar, day } = flightSearch(page, 'es');
  await tab('oneWay').click();
  await expect(depart).toHaveAccessibleName('Salida Elija una fecha');
  await depart.click();
  await expect(calendar.getByRole('grid', { name: 'noviembre 2026' })).toBeVisible();
  await expect(calendar.getByRole('gridcell').first()).toHaveText('1');
  await expect(calendar.locator('thead th').first()).toHaveAttribute('aria-label', 'domingo');
  await day(/lunes, 30 de noviembre de 2026/).click();
  await expect(depart).toHaveAccessibleName('Salida 30 de noviembre de 2026');
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
