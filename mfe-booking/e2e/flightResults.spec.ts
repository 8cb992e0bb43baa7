import { expectSameDocument, markDocument } from '@farekite/e2e/clientNavigation';
import { expectAboveBar } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';

test('Every Book Now link opens the booking without loading a document, by pointer and by keyboard [RESULT-3, SHELL-11]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/flight-results');
  await markDocument(page);
  const links = page.getByRole('main').getByRole('link', { name: 'Book Now' });
  const heading = page.getByRole('heading', { level: 1 });
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    if (index === 0) await links.nth(index).click();
    else await links.nth(index).press('Enter');
    await expect(heading).toHaveText('Booking Process');
    await expect(heading).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/booking-process');
    await page.goBack();
    await expect(heading).toHaveText('Flight Results');
  }
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`A flight takes two lines on a phone, the first one’s fare is on the first screen, and it is printed without a button (${language}) [RESULT-6]`, async ({
    page,
  }) => {
    await openPage(page, '/flight-results', language);
    await page.evaluate(() => document.fonts.ready);
    // A phone whose browser shows its bars.
    await page.setViewportSize({ width: 390, height: 664 });
    await expectAboveBar(page.getByRole('main').locator('strong').first());
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
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
    await expect(row.getByRole('heading')).toBeVisible();
    await expect(row.locator('a')).toBeHidden();
  });
}

test('Flight results lead to three deals [LAYOUT-30]', async ({ page }) => {
  await openPage(page, '/flight-results');
  const deals = page.getByRole('navigation', { name: 'Deals worth a look' });
  await expect(deals.getByRole('link')).toHaveCount(3);
  await deals.getByRole('link', { name: /^Business Class/ }).click();
  await expect(page).toHaveURL(/\/business-class-deals$/);
});
