import { setTextSize } from '../support/largeText';
import { expectNoSidewaysScroll, WIDTHS } from '../support/layout';
import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  openPage,
  test,
  blockScriptsAndPictures,
} from '../support/site';

const NARROWEST = Math.min(...WIDTHS);

for (const language of LANGUAGES) {
  for (const [half, paths] of [
    ['first', EVERY_PATH.slice(0, 12)],
    ['second', EVERY_PATH.slice(12)],
  ] as const) {
    test(`No page is wider than the screen at any width, nor at 200% text on the narrowest (${language}, ${half} half of the pages) [LAYOUT-27]`, async ({
      page,
    }) => {
      await chooseLanguage(page, language);
      await blockScriptsAndPictures(page);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            await expectNoSidewaysScroll(page);
          }
          await page.setViewportSize({ width: NARROWEST, height: 800 });
          await setTextSize(page, '200%');
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }
}

test('A printed page contains only its content [LAYOUT-17]', async ({ page }) => {
  await openPage(page, '/paris-guide');
  const chrome = [
    page.getByRole('region', { name: 'Announcement' }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('complementary', { name: 'Quick contact' }),
    page.getByRole('link', { name: 'Skip to content' }),
  ];
  for (const part of chrome) await expect(part).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const part of chrome) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top Attractions' })).toBeVisible();
});

test('In forced colors every button keeps its border and focus its ring [LAYOUT-28]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/contact', '/first-class-deals', '/no-such-page']) {
      await page.goto(path);
      // Buttons, and links with a background that look like buttons.
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { minHeight, paddingInlineStart, borderTopWidth, textDecorationLine } =
              getComputedStyle(control);
            const looksLikeButton =
              control.localName === 'button' ||
              (parseFloat(minHeight) >= 44 &&
                parseFloat(paddingInlineStart) >= 16 &&
                textDecorationLine === 'none');
            return looksLikeButton && parseFloat(borderTopWidth) === 0;
          })
          .map((control) => control.textContent),
      );
      expect(bare, `without an edge on ${path} at ${String(width)} px`).toEqual([]);
    }
  }
  await page.goto('/contact');
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return `${outlineWidth} ${outlineStyle}`;
  });
  expect(ring).toBe('3px solid');
});
