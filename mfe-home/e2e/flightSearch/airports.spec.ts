import type { Locator } from '@playwright/test';
import { holdRequests } from '@farekite/e2e/holdRequests';
import { expect, openPage, test, untilHydrated } from '@farekite/e2e/site';
import { flightSearch } from '../support/flightSearch';

/** The option that aria-activedescendant points to. */
async function activeOption(field: Locator): Promise<Locator> {
  const id = await field.getAttribute('aria-activedescendant');
  return field.page().locator(`[id="${id ?? 'there is none'}"]`);
}

/** The first Escape closes the list, the second clears the field. */
async function closeAndClear(field: Locator): Promise<void> {
  for (let press = 0; press < 2; press += 1) await field.press('Escape');
  await field.blur();
}

test('City and code of a chosen airport fit into their field at any width [SEARCH-38]', async ({ page }) => {
  await openPage(page, '/');
  const { from, to, options } = flightSearch(page);
  for (const [field, code] of [
    [from, 'cdg'],
    [to, 'jfk'],
  ] as const) {
    await field.fill(code);
    await options.first().click();
    await field.blur();
  }
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const field of [from, to]) {
      const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
      expect(hidden, `${String(width)} px`).toBe(0);
    }
  }

  // A long name is cut, and its code is not.
  await to.fill('trv');
  await options.first().click();
  await to.blur();
  await page.setViewportSize({ width: 1024, height: 800 });
  const fieldBox = await to.boundingBox();
  const codeBox = await page.getByText('(TRV)', { exact: true }).boundingBox();
  expect((codeBox?.x ?? 0) + (codeBox?.width ?? 0)).toBeLessThan((fieldBox?.x ?? 0) + (fieldBox?.width ?? 0));
  expect(codeBox?.width).toBeGreaterThan(30);
});

test('Field and three airports are in view when the list of either field opens, on any screen, and above a keyboard [SEARCH-39]', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const name of ['from', 'to'] as const) {
    const { [name]: field, options } = flightSearch(page);
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [1280, 800],
      [1366, 650],
    ] as const) {
      await test.step(`${name}, ${String(width)} × ${String(height)} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => {
          window.scrollTo(0, 0);
        });
        // The browser itself scrolls as little as possible: to the lower edge of the screen.
        await field.click();
        await page.keyboard.type('a');
        await expect(options).toHaveCount(10);
        // The second height is what a keyboard that comes up leaves visible.
        for (const visible of [height, 400]) {
          await page.setViewportSize({ width, height: visible });
          for (const part of [field, options.nth(0), options.nth(1), options.nth(2)]) {
            await expect(part, `${String(visible)} px`).toBeInViewport({ ratio: 1 });
          }
          const header = await page.getByRole('banner').boundingBox();
          const box = await field.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        }
        await closeAndClear(field);
      });
    }
  }
});

test('The active option is always fully visible, on any screen [SEARCH-19, LAYOUT-15]', async ({ page }) => {
  await openPage(page, '/');
  const { to, list, options } = flightSearch(page);
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await test.step(`${String(size.width)} px`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await to.click();
      await page.keyboard.type('in');
      await expect(options).toHaveCount(10);
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      for (let index = 0; index < 11; index++) {
        await page.keyboard.press('ArrowDown');
        const option = await activeOption(to);
        await expect(option).toBeInViewport({ ratio: 0.99 });
        const seen = await option.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const corners = [left + 8, right - 8].flatMap((x) =>
            [top + 4, bottom - 4].map((y) => [x, y] as const),
          );
          const isUncovered = corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
          return { isUncovered, isWhole: element.scrollWidth <= element.clientWidth };
        });
        expect(seen).toEqual({ isUncovered: true, isWhole: true });
      }
      await closeAndClear(to);
    });
  }
});

test('Text typed before the scripts have loaded is kept and gets suggestions after hydration [CONTACT-8]', async ({
  page,
  consoleErrors,
}) => {
  const releaseScripts = await holdRequests(page, '**/releases/mfe-home/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { from, to, options, travelers, tab } = flightSearch(page);
  await travelers.selectOption('First');
  await to.fill('Somewhere else');
  await from.click();
  await page.keyboard.type('milan');
  releaseScripts();
  await untilHydrated(page);
  await expect(options).toHaveCount(2);
  await tab('oneWay').click();
  await expect(from).toHaveValue('milan');
  await expect(to).toHaveValue('Somewhere else');
  await expect(travelers.locator('option:checked')).toHaveText('First');
  expect(consoleErrors).toEqual([]);
});
