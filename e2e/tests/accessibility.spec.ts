import { expectAccessible } from '../support/accessibility';
import { expectReadableText } from '../support/contrast';
import { expectLargeTextFits } from '../support/largeText';
import { PHONE } from '../support/layout';
import { expect, openPage, ROUTES, test } from '../support/site';

// Without transitions no contrast is measured half-way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ROUTES) {
  test(`${path} passes all accessibility checks in both languages, at phone and laptop width [A11Y-1, A11Y-3]`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expectAccessible(page);
    // Contrast is measured on the second document, which has the site's font even if it was late for the first.
    await openPage(page, path, 'es');
    await expectAccessible(page);
    await expectReadableText(page);

    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectReadableText(page);
    await expectLargeTextFits(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
  });
}

test('The home page passes all accessibility checks after its animations were paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toHaveCount(3);
  while ((await pause.count()) > 0) await pause.first().click();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Our Numbers' }).scrollIntoViewIfNeeded();
  await expectReadableText(page);
});
