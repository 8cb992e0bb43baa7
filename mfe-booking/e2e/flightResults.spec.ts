import { expectAboveBar } from '@farekite/e2e/layout';
import { blockScriptsAndPictures, expect, LANGUAGES, setLanguageCookie, test } from '@farekite/e2e/site';

// Without scripts: hydration changes no document.
test('A flight takes two lines on a phone, and no button on paper [RESULT-6]', async ({ page }) => {
  await blockScriptsAndPictures(page);
  for (const language of LANGUAGES) {
    await setLanguageCookie(page, language);
    await page.emulateMedia({ media: 'screen' });
    // A phone whose browser shows its bars.
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/flight-results');
    await page.evaluate(() => document.fonts.ready);
    await expectAboveBar(page.getByRole('main').locator('strong').first());
    const rows = page.getByRole('main').getByRole('listitem');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const flights = await rows.evaluateAll((found) =>
        found.map((row) => {
          const [airline, price, duration, button] = ['h3', 'strong', 'time', 'a'].map((part) => {
            const box = [...row.querySelectorAll(part)].at(-1)?.getBoundingClientRect();
            return box ? (box.top + box.bottom) / 2 : NaN;
          });
          return { airline, price, duration, button };
        }),
      );
      expect(flights.length).toBeGreaterThan(1);
      for (const { airline = NaN, price = NaN, duration = NaN, button = NaN } of flights) {
        expect(Math.abs(airline - price)).toBeLessThan(12);
        expect(Math.abs(duration - button)).toBeLessThan(24);
        expect(button - price).toBeGreaterThan(36);
      }
    }
    await page.emulateMedia({ media: 'print' });
    await expect(rows.first().getByRole('heading')).toBeVisible();
    await expect(rows.first().locator('a')).toBeHidden();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href="/"]')).toBeHidden();
  }
});
