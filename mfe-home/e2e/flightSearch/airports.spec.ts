import type { Locator } from '@playwright/test';
import { holdRequests } from '@farekite/e2e/holdRequests';
import { boxOf, scrollToEdge, untilPainted } from '@farekite/e2e/layout';
import { expect, openPage, test, untilHydrated } from '@farekite/e2e/site';
import { flightSearch } from '../support/flightSearch';

function isActiveOptionVisible(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    if (!option) return false;
    const { left, right, top, bottom } = option.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    const isUncovered = corners.every(([x, y]) => option.contains(document.elementFromPoint(x, y)));
    return isUncovered && option.scrollWidth <= option.clientWidth;
  });
}

/** With the heights that the browser, and then a keyboard, leave. */
const SCREENS = [
  ['from', 320, [568]],
  ['to', 360, [640, 400]],
  ['from', 390, [664, 400]],
  ['from', 1280, [800]],
  ['from', 1366, [650, 400]],
] as const;

test(
  'Field, three airports and each active option are in view on any screen, also above a keyboard [SEARCH-19, SEARCH-39, LAYOUT-15]',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/');
    const { list, options, ...search } = flightSearch(page);
    const header = await page.getByRole('banner').elementHandle();
    for (const [name, width, heights] of SCREENS) {
      await test.step(`${name}, ${String(width)} × ${String(heights[0])} px`, async () => {
        const field = search[name];
        await page.setViewportSize({ width, height: heights[0] });
        await scrollToEdge(page, 'top');
        await untilPainted(page);
        // The browser itself scrolls as little as possible: to the lower edge of the screen.
        await field.click();
        await page.keyboard.type('a');
        await expect(options).toHaveCount(10);
        const box = await boxOf(list);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        for (const height of heights) {
          await page.setViewportSize({ width, height });
          for (const part of [field, options.nth(2)]) {
            await expect(part, `${String(height)} px`).toBeInViewport({ ratio: 1 });
          }
          expect((await boxOf(field)).y).toBeGreaterThanOrEqual((await boxOf(header)).bottom);
        }
        for (let press = 0; press < 11; press += 1) {
          await page.keyboard.press('ArrowDown');
          await expect.poll(() => isActiveOptionVisible(field)).toBe(true);
        }
        // The first Escape closes the list, the second clears the field.
        for (let press = 0; press < 2; press += 1) await field.press('Escape');
        await field.blur();
        // The keyboard goes, too. Chromium loses a click below the edge of the last frame that it has shown.
        await page.setViewportSize({ width, height: heights[0] });
        await untilPainted(page);
      });
    }
  },
);

test('Text typed early is kept [CONTACT-8]', { tag: '@engines' }, async ({ page, consoleErrors }) => {
  const releaseScripts = await holdRequests(page, '**/releases/mfe-home/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { from, to, options, travelers, tab } = flightSearch(page);
  await travelers.selectOption('First');
  await to.fill('Somewhere else');
  await from.click();
  await page.keyboard.type('milan');
  await releaseScripts();
  await untilHydrated(page);
  await expect(options).toHaveCount(2);
  await tab('oneWay').click();
  await expect(from).toHaveValue('milan');
  await expect(to).toHaveValue('Somewhere else');
  await expect(travelers.locator('option:checked')).toHaveText('First');
  expect(consoleErrors).toEqual([]);
});
