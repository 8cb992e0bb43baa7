import type { Locator } from '@playwright/test';
import { flightSearch } from '@farekite/e2e/flightSearch';
import { holdRequests } from '@farekite/e2e/holdRequests';
import { expect, openPage, recordRequests, test, untilHydrated } from '@farekite/e2e/site';

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

test('An airport can be chosen by keyboard in both fields, and focus stays in the field [SEARCH-7, SEARCH-1, SEARCH-19]', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const name of ['from', 'to'] as const) {
    await test.step(name, async () => {
      const { [name]: field, list, options, notice } = flightSearch(page);
      await expect(field).toHaveAttribute('placeholder', 'Enter city or airport');
      await expect(field).toHaveAttribute('aria-autocomplete', 'list');
      await field.focus();
      await page.keyboard.press('ArrowDown');
      await expect(list).toHaveCount(0);
      await expect(field).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.type('sAn');
      await expect(options).toHaveCount(10);
      await expect(notice).toHaveText('10 results');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
      await expect(field).not.toHaveAttribute('aria-activedescendant');

      for (const [key, index] of [
        ['ArrowUp', 9],
        ['ArrowDown', 0],
        ['ArrowUp', 9],
        ['ArrowUp', 8],
        ['ArrowDown', 9],
        ['ArrowDown', 0],
        ['ArrowDown', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
        const active = await activeOption(field);
        await expect(active).toHaveText((await options.nth(index).textContent()) ?? '');
        await expect(active).toBeInViewport({ ratio: 0.99 });
        await expect(field).toBeFocused();
      }

      const second = (await options.nth(1).textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(/^San .* \([A-Z]{3}\)$/);
      await expect(field).toHaveAccessibleDescription(second);
      await expect(list).toHaveCount(0);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await expect(field).toBeFocused();
      await expect(notice).toHaveCount(0);
    });
  }
});

test('Escape closes the list and then clears the field; Enter without an active option does nothing [SEARCH-19]', async ({
  page,
}) => {
  await openPage(page, '/');
  const requests = recordRequests(page);
  const { from, list, options } = flightSearch(page);
  await from.focus();
  await page.keyboard.type('milan');
  await expect(options).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('milan');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(from).toHaveValue('milan');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(from).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(from).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(requests.filter((path) => path.startsWith('/flight-results'))).toEqual([]);
});

test('An airport can be chosen by pointer; the list opens on focus and closes on blur [SEARCH-7, SEARCH-22, AIRPORT-5]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { from, to, swap, list, options, notice } = flightSearch(page);
  await from.click();
  await page.keyboard.type('SÂO PAU');
  await expect(options).toHaveText([/^GRU - .*, São Paulo$/]);
  await expect(notice).toHaveText('1 result');
  await options.first().click();
  await expect(from).toHaveValue('São Paulo (GRU)');
  await expect(from).toBeFocused();
  await expect(list).toHaveCount(0);

  await to.click();
  await page.keyboard.type('london');
  await expect(options).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(to).toHaveValue('london');
  await to.focus();
  await expect(options).toHaveCount(5);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toHaveCount(0);

  await swap.click();
  await expect(from).toHaveValue('london');
  await expect(to).toHaveValue('São Paulo (GRU)');
  await expect(notice).toHaveText('From and To have been swapped.');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(to).toHaveValue('london');
  await expect(list).toHaveCount(0);
});

test('A chosen airport shows its city and code at any width, and its label while it is edited [SEARCH-38]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { from, to, list, options } = flightSearch(page);
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

  const label = 'CDG - Charles de Gaulle International Airport, Paris';
  await expect(from).toHaveValue('Paris (CDG)');
  await expect(from).toHaveAccessibleDescription(label);
  await from.click();
  await expect(from).toHaveValue(label);
  await expect(options).toHaveText([label]);
  await page.keyboard.press('Escape');
  await expect(from).toHaveValue('Paris (CDG)');
  await to.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(from).toBeFocused();
  await page.keyboard.type('ohare');
  await expect(from).toHaveValue('ohare');
  await expect(list).toHaveText(/O'Hare/);
});

test('Field and three airports are in view when the list of either field opens, on any screen [SEARCH-39]', async ({
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
        for (const part of [field, options.nth(0), options.nth(1), options.nth(2)]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        const header = await page.getByRole('banner').boundingBox();
        const box = await field.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
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
  const scripts = await holdRequests(page, '**/releases/mfe-home/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { from, to, options, travelers, tab } = flightSearch(page);
  await travelers.selectOption('First');
  await to.fill('Somewhere else');
  await from.click();
  await page.keyboard.type('milan');
  await scripts.release();
  await untilHydrated(page);
  await expect(options).toHaveCount(2);
  await tab('oneWay').click();
  await expect(from).toHaveValue('milan');
  await expect(to).toHaveValue('Somewhere else');
  await expect(travelers.locator('option:checked')).toHaveText('First');
  expect(consoleErrors).toEqual([]);
});
