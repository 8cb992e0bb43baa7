import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, setTextSize, WIDTHS } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test, type Language } from '@farekite/e2e/site';
import { flightSearch, pickDay } from '../support/flightSearch';

/** Elements of the search that are outside the screen or too narrow for their text. */
function findCutOff(search: Locator): Promise<string[]> {
  return search.evaluate((element) =>
    [...element.querySelectorAll('button, a, input, select, dialog, [role=option], [role=status] p, th')]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(part);
        const isOutside = left < 0 || right > document.documentElement.clientWidth;
        return width > 0 && (isOutside || text.getBoundingClientRect().width > width + 1);
      })
      .map((part) => `${part.tagName} ${part.textContent}`),
  );
}

/** The smallest side of all controls, in CSS pixels. */
function smallestTarget(search: Locator): Promise<number> {
  return search.evaluate((element) => {
    const targets = [...element.querySelectorAll('button, a, input, select, [role=option]')];
    const sides = targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 0 ? [width, height] : [];
    });
    return Math.min(...sides);
  });
}

/** The smallest distance between the numbers of two days of a week, in CSS pixels. */
function daysApart(calendar: Locator): Promise<number> {
  return calendar.evaluate((element) => {
    const numbers = [...element.querySelectorAll('td button')].map((day) => {
      const text = document.createRange();
      text.selectNodeContents(day);
      return text.getBoundingClientRect();
    });
    const gaps = numbers.flatMap((number, index) => {
      const next = numbers[index + 1];
      return next && next.top === number.top ? [next.left - number.right] : [];
    });
    return Math.min(...gaps);
  });
}

/** The month with the longest name. */
const SEPTEMBER = new Date(2026, 8, 1);
const THE_29TH = /September 29th|29 de septiembre/;
const THE_30TH = /September 30th|30 de septiembre/;

/** In how many lines a date is. */
function linesOf(field: Locator): Promise<number> {
  return field
    .locator('span')
    .last()
    .evaluate((date) => {
      const text = document.createRange();
      text.selectNodeContents(date);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
}

async function expectCompleteInEveryState(page: Page, language: Language, textSize: string): Promise<void> {
  const { search, from, options, depart, day, notice, ...fields } = flightSearch(page, language);
  const expectComplete = async () => {
    await expectNoSidewaysScroll(page);
    expect(await findCutOff(search)).toEqual([]);
    expect(await smallestTarget(search)).toBeGreaterThanOrEqual(24);
  };
  await from.fill('mi');
  await expect(options).toHaveCount(10);
  await expectComplete();
  await page.keyboard.press('Escape');
  await from.fill('nowhere at all');
  await expect(options).toHaveCount(0);
  // On all but the first screen, the notice of the return date that was cleared on the screen before is there too.
  await expect(notice.last()).toHaveText(/\S/);
  await expectComplete();
  for (const [field, calendar] of [
    [depart, fields.departureCalendar],
    [fields.return, fields.returnCalendar],
  ] as const) {
    // A departure has led on to the return.
    if ((await field.getAttribute('aria-expanded')) === 'false') await field.press('Enter');
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    await expect(calendar).toBeInViewport({ ratio: 0.99 });
    await expect(day(THE_30TH)).toBeInViewport({ ratio: 0.99 });
    expect(await daysApart(calendar)).toBeGreaterThanOrEqual(10);
    await expectComplete();
    await day(THE_29TH).click();
    if (textSize === '100%') expect(await linesOf(field)).toBe(1);
    await expectComplete();
  }
  await pickDay(page, depart, THE_30TH);
  await expect(fields.returnCalendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice.last()).toBeVisible();
  await expectComplete();
}

/** The screens, each with its text size; the height of the last is that of a phone held upright. */
const SCREENS = [
  ...WIDTHS.map((width) => ({ width, height: 800, textSize: '100%' }) as const),
  { width: WIDTHS[0], height: 720, textSize: '200%' },
] as const;

for (const language of LANGUAGES) {
  test(`No part of the search is cut off with any list or calendar open, with 200% text neither, and the longest date is in one line (${language}) [LAYOUT-27, A11Y-1, SEARCH-10]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(SEPTEMBER);
    await openPage(page, '/', language);
    for (const { textSize, ...size } of SCREENS) {
      await test.step(`${String(size.width)} px, text of ${textSize}`, async () => {
        await page.setViewportSize(size);
        await setTextSize(page, textSize);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectCompleteInEveryState(page, language, textSize);
      });
    }
  });
}

test('The search is a joined row, two columns or a stack, depending on the screen width [SEARCH-16]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { tab, from, to, depart, travelers, go, ...fields } = flightSearch(page);
  const boxes = async () =>
    Promise.all(
      [from, to, depart, fields.return, travelers, go].map(async (field) => {
        const box = await field.boundingBox();
        return { x: 0, y: 0, width: 0, height: 0, ...box };
      }),
    );
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const row = await boxes();
    expect(new Set(row.map(({ y }) => y)).size, 'rows').toBe(1);
    expect(new Set(row.map(({ height }) => height))).toEqual(new Set([56]));
    for (const [index, { x }] of row.entries()) {
      const before = row[index - 1];
      if (before) expect(Math.abs(before.x + before.width - x)).toBeLessThanOrEqual(1);
    }
    expect((await tab('roundTrip').boundingBox())?.y).toBeLessThan(row[0]?.y ?? 0);
  }
  for (const width of [640, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const columns = await boxes();
    expect(new Set(columns.map(({ x }) => x)).size, 'columns').toBe(2);
    expect(new Set(columns.map(({ y }) => y)).size, 'rows').toBe(3);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const stack = await boxes();
  expect(new Set(stack.map(({ y }) => y)).size, 'rows').toBe(6);
  expect(stack.at(-1)?.width).toBe(stack[0]?.width);
});
