import { expectFitsEveryWidth } from '../support/everyWidth';
import { expect, LANGUAGES, openPage, test } from '../support/site';

const FLIGHTS = [
  ['Northbeam Air', 'Economy', '07:00', '7:00 AM', '10:25', '10:25 AM', '6 h 25 min', 'nonstop', '$189'],
  ['Harborlight Air', 'Economy', '09:15', '9:15 AM', '15:05', '3:05 PM', '8 h 50 min', '1 stop', '$149'],
  [
    'Larkspur Airways',
    'Premium economy',
    '11:30',
    '11:30 AM',
    '14:50',
    '2:50 PM',
    '6 h 20 min',
    'nonstop',
    '$389',
  ],
  [
    'Palisade Airlines',
    'Business class',
    '16:45',
    '4:45 PM',
    '20:10',
    '8:10 PM',
    '6 h 25 min',
    'nonstop',
    '$899',
  ],
  [
    'Tamarind Airways',
    'First class',
    '18:20',
    '6:20 PM',
    '21:35',
    '9:35 PM',
    '6 h 15 min',
    'nonstop',
    '$1,299',
  ],
] as const;

test('The flight results show five sample flights with all their details [RESULT-2, RESULT-6, RESULT-9, RESULT-10, RESULT-12, SHELL-1, SEO-8]', async ({
  page,
}) => {
  await openPage(page, '/flight-results');
  const main = page.getByRole('main');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(
    main.getByText('Sample results: New York to Los Angeles; call for a live quote'),
  ).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: '5 sample flights, NYC to LAX' })).toBeVisible();
  const rows = main.getByRole('listitem');
  await expect(rows).toHaveCount(FLIGHTS.length);
  for (const [index, flight] of FLIGHTS.entries()) {
    const [airline, cabin, departure, leaves, arrival, lands, duration, stops, price] = flight;
    const row = rows.nth(index);
    await expect(row.getByRole('heading', { level: 3, name: airline })).toBeVisible();
    for (const shown of [cabin, stops, price, 'sample fare']) await expect(row).toContainText(shown);
    const times = row.locator('time');
    await expect(times).toHaveText([leaves, lands, duration]);
    await expect(times.nth(0)).toHaveAttribute('datetime', departure);
    await expect(times.nth(1)).toHaveAttribute('datetime', arrival);
  }
});

test('Every Book Now link opens the booking without loading a document, by pointer and by keyboard [RESULT-3, RESULT-8]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/flight-results');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  const links = page.getByRole('main').getByRole('link', { name: 'Book Now' });
  const heading = page.getByRole('heading', { level: 1 });
  for (const index of FLIGHTS.keys()) {
    if (index === 0) await links.nth(index).click();
    else await links.nth(index).press('Enter');
    await expect(heading).toHaveText('Booking Process');
    await expect(heading).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/booking-process');
    await page.goBack();
    await expect(heading).toHaveText('Flight Results');
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  expect(consoleErrors).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`The flight results fit every screen width (${language}) [RESULT-6, RESULT-7]`, async ({ page }) => {
    await openPage(page, '/flight-results', language);
    await expectFitsEveryWidth(page);
  });

  test(`A flight takes two lines on a phone, and is printed without a button (${language}) [RESULT-6]`, async ({
    page,
  }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, '/flight-results', language);
      await page.evaluate(() => document.fonts.ready);
      for (const row of await page.getByRole('main').getByRole('listitem').all()) {
        const middles = [];
        for (const part of [
          row.getByRole('heading'),
          row.locator('strong'),
          row.locator('time').last(),
          row.getByRole('link'),
        ]) {
          const box = await part.boundingBox();
          middles.push(box ? box.y + box.height / 2 : NaN);
        }
        const [airline = NaN, price = NaN, duration = NaN, button = NaN] = middles;
        expect(Math.abs(airline - price)).toBeLessThan(12);
        expect(Math.abs(duration - button)).toBeLessThan(24);
        expect(button - price).toBeGreaterThan(36);
      }
    }
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('main').getByRole('listitem').first();
    await expect(row.getByText('Northbeam Air', { exact: true })).toBeVisible();
    await expect(row.locator('a')).toBeHidden();
  });
}
