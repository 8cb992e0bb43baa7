import { flightSearch } from '../../support/flightSearch';
import { HOSTILE_TEXTS } from '../../support/hostileTexts';
import { expectNoSidewaysScroll } from '../../support/layout';
import { expect, openPage, test } from '../../support/site';

for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
  test(`From and To keep ${what} as plain text, also after a language switch and Back [SEARCH-29, SEARCH-32]`, async ({
    page,
    consoleErrors,
  }) => {
    await openPage(page, '/');
    const english = flightSearch(page);
    const spanish = flightSearch(page, 'es');
    const banner = page.getByRole('banner');
    await english.from.fill(text);
    await english.to.fill(text);
    await expect(english.search.getByText('No airport on our list matches.')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await banner.getByRole('button', { name: /ES/ }).click();
    await expect(spanish.from).toHaveValue(text);
    await spanish.swap.click();
    await spanish.go.click();
    await expect(page.getByRole('heading', { level: 1, name: /vuelos/i })).toBeVisible();
    await page.goBack();
    await expect(spanish.from).toHaveValue(text);
    await expect(spanish.to).toHaveValue(text);

    await expect(page.locator('#injected')).toHaveCount(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(consoleErrors).toEqual([]);
  });
}
