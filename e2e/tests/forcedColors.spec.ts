import type { Locator } from '@playwright/test';
import { LAPTOP, PHONE } from '../support/layout';
import { blockScriptsAndPictures, expect, test, UNKNOWN_PATH } from '../support/site';

const VISIBLE_ON_BLACK = ['rgb(255, 255, 255)', 'rgb(255, 255, 0)'];

test('In dark forced colors every icon is visible and decorative clouds are hidden', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await blockScriptsAndPictures(page);
  for (const path of ['/about', '/contact', UNKNOWN_PATH]) {
    await test.step(path, async () => {
      await page.goto(path);
      const icons = page.getByRole('main').locator('svg').filter({ visible: true });
      const strokes = await icons.evaluateAll((found) =>
        found.map((icon) => getComputedStyle(icon).stroke).filter((stroke) => stroke !== 'none'),
      );
      expect(strokes.filter((stroke) => !VISIBLE_ON_BLACK.includes(stroke))).toEqual([]);
      const clouds = page.getByRole('main').locator('svg[preserveAspectRatio]');
      expect(await clouds.count()).toBeGreaterThan(0);
      for (const cloud of await clouds.all()) await expect(cloud).toBeHidden();
    });
  }
});

test('In forced colors every button keeps its border and focus its ring [LAYOUT-28]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await blockScriptsAndPictures(page);
  for (const path of ['/contact', '/first-class-deals', UNKNOWN_PATH]) {
    await page.goto(path);
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { minHeight, paddingInlineStart, borderTopWidth, textDecorationLine } =
              getComputedStyle(control);
            const isLarge = parseFloat(minHeight) >= 44 && parseFloat(paddingInlineStart) >= 16;
            const looksLikeButton = isLarge && textDecorationLine === 'none';
            return (control.localName === 'button' || looksLikeButton) && parseFloat(borderTopWidth) === 0;
          })
          .map((control) => control.textContent),
      );
      expect(bare, `without a border on ${path} at ${String(size.width)} px`).toEqual([]);
    }
  }
  await page.goto('/contact');
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px$/);
});

function readLook(control: Locator, pseudoElement?: string): Promise<string> {
  return control.evaluate((element, pseudo) => {
    const { backgroundColor, borderColor, borderStyle } = getComputedStyle(element, pseudo);
    return [backgroundColor, borderColor, borderStyle].join();
  }, pseudoElement);
}

test('With forced colors, selected controls still differ from the others [LAYOUT-28]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await blockScriptsAndPictures(page);
  await page.goto('/');
  const tab = page.getByRole('tab', { selected: true });
  const otherTab = page.getByRole('tab', { selected: false }).first();
  expect(await readLook(tab)).not.toBe(await readLook(otherTab));
  const language = page.getByRole('banner').getByRole('button');
  expect(await readLook(language.nth(0))).not.toBe(await readLook(language.nth(1)));
  const dot = page.getByRole('button', { name: /^Show \d+ of/ });
  expect(await readLook(dot.nth(0), '::before')).not.toBe(await readLook(dot.nth(1), '::before'));
  await page.goto('/booking-process');
  const step = page.getByRole('main').getByRole('listitem').locator('[aria-hidden]');
  expect(await readLook(step.nth(0))).not.toBe(await readLook(step.nth(1)));
  await expect(page.getByRole('progressbar')).toHaveCSS('border-style', 'solid');
});
