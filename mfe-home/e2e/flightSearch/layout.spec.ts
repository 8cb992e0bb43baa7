import type { Locator, Page } from '@playwright/test';
import {
  boxOf,
  expectAboveBar,
  expectNoSidewaysScroll,
  LAPTOP,
  PHONE,
  setTextSize,
} from '@farekite/e2e/layout';
import {
  blockScriptsAndPictures,
  expect,
  LANGUAGES,
  openPage,
  setLanguageCookie,
  switchLanguage,
  test,
  type Language,
} from '@farekite/e2e/site';
import { countLines } from '@farekite/e2e/textFaults';
import { flightSearch, pickDay } from '../support/flightSearch';

function findCutOffOrSmall(search: Locator): Promise<string[]> {
  return search.evaluate((element) => {
    const controls = 'button, a, input, select, [role=option]';
    const text = document.createRange();
    return [...element.querySelectorAll(`${controls}, dialog, [role=status] p, th`)]
      .filter((part) => {
        const { left, right, width, height } = part.getBoundingClientRect();
        text.selectNodeContents(part);
        const isOutside = left < 0 || right > document.documentElement.clientWidth;
        const isTooWide = text.getBoundingClientRect().width > width + 1;
        const isSmall = part.matches(controls) && Math.min(width, height) < 24;
        return width > 0 && (isOutside || isTooWide || isSmall);
      })
      .map((part) => `${part.tagName} ${part.textContent}`);
  });
}

/** The month with the longest name. */
const SEPTEMBER = new Date(2026, 8, 1);
const THE_29TH = /September 29th|29 de septiembre/;
const THE_30TH = /September 30th|30 de septiembre/;

async function expectCompleteInEveryState(page: Page, language: Language, textSize: string): Promise<void> {
  const { search, from, options, depart, day, notice, ...fields } = flightSearch(page, language);
  const expectComplete = async () => {
    await expectNoSidewaysScroll(page);
    expect(await findCutOffOrSmall(search)).toEqual([]);
  };
  await from.fill('mi');
  await expect(options).toHaveCount(10);
  await expectComplete();
  await page.keyboard.press('Escape');
  await from.fill('nowhere at all');
  await expect(options).toHaveCount(0);
  // The notice of the return date that was cleared on the screen before is there too.
  await expect(notice.last()).toHaveText(/\S/);
  await expectComplete();
  const places: unknown[] = [];
  for (const [field, calendar] of [
    [depart, fields.departureCalendar],
    [fields.return, fields.returnCalendar],
  ] as const) {
    // A departure has led on to the return.
    if ((await field.getAttribute('aria-expanded')) === 'false') await field.press('Enter');
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    await expect(calendar).toBeInViewport({ ratio: 0.99 });
    await expect(day(THE_30TH)).toBeInViewport({ ratio: 0.99 });
    await expectComplete();
    const { x, width, bottom } = await boxOf(calendar);
    // On a phone, the second is higher where the next month stands below the one that is nearly over.
    places.push([x, width, bottom].map(Math.round));
    await day(THE_29TH).click();
    if (textSize === '100%') expect(await countLines(field.locator('span').last())).toBe(1);
  }
  // In two columns, each is below its own field.
  if (page.viewportSize()?.width !== 768) expect(places[1], 'the place of both calendars').toEqual(places[0]);
  await expectComplete();
  await pickDay(page, depart, THE_30TH);
  await expect(fields.returnCalendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice.last()).toBeVisible();
  await expectComplete();
}

/** Spanish, whose words are longer, on those with the least room. */
const SCREENS = {
  en: [
    { width: 390, height: 800, textSize: '100%' },
    { width: 768, height: 800, textSize: '100%' },
  ],
  es: [
    { width: 320, height: 800, textSize: '100%' },
    { width: 1280, height: 800, textSize: '100%' },
    { width: 320, height: 720, textSize: '200%' },
  ],
} as const;

test('No state cuts off the search [LAYOUT-27, A11Y-1, SEARCH-10, SEARCH-24]', async ({ page }) => {
  await page.clock.setFixedTime(SEPTEMBER);
  await openPage(page, '/');
  for (const language of LANGUAGES) {
    await page.setViewportSize(LAPTOP);
    await switchLanguage(page, language);
    for (const { textSize, ...size } of SCREENS[language]) {
      await test.step(`${String(size.width)} px, text of ${textSize} (${language})`, async () => {
        await page.setViewportSize(size);
        await setTextSize(page, textSize);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectCompleteInEveryState(page, language, textSize);
      });
    }
  }
});

async function chooseAirport(page: Page, field: Locator, code: string): Promise<void> {
  await field.fill(code);
  await flightSearch(page).options.first().click();
  await field.blur();
}

test('Search and calendar take the room there is [SEARCH-16, SEARCH-38, SEARCH-41]', async ({ page }) => {
  await page.clock.setFixedTime(SEPTEMBER);
  await openPage(page, '/');
  const { tab, from, to, depart, departureCalendar, travelers, go, ...fields } = flightSearch(page);
  await chooseAirport(page, from, 'cdg');
  await chooseAirport(page, to, 'jfk');
  // Found once, because roles are slow to find.
  const controls = await Promise.all(
    [from, to, depart, fields.return, travelers, go].map((control) => control.elementHandle()),
  );
  for (const [width, rows, columns] of [
    [1280, 1, 6],
    [1024, 1, 6],
    [1023, 3, 2],
    [640, 3, 2],
    [390, 6, 1],
    [320, 6, 1],
  ] as const) {
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all(controls.map(boxOf));
      expect(new Set(boxes.map(({ y }) => y)).size, 'rows').toBe(rows);
      expect(new Set(boxes.map(({ x }) => x)).size, 'columns').toBe(columns);
      for (const field of controls.slice(0, 2))
        expect(await field?.evaluate((input) => input.scrollWidth - input.clientWidth), 'cut off').toBe(0);
      if (rows === 6) expect(boxes.at(-1)?.width).toBe(boxes[0]?.width);
      if (rows > 1) return;
      expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([56]));
      for (const [index, { x }] of boxes.entries()) {
        const before = boxes[index - 1];
        if (before) expect(Math.abs(before.right - x)).toBeLessThanOrEqual(1);
      }
      expect((await boxOf(tab('roundTrip'))).y).toBeLessThan(boxes[0]?.y ?? 0);
    });
  }

  for (const [width, months] of [
    [320, 1],
    [1023, 1],
    [1024, 2],
  ] as const) {
    await test.step(`${String(months)} months at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await depart.click();
      const grids = departureCalendar.getByRole('grid');
      await expect(grids).toHaveCount(months);
      const tops = await grids.evaluateAll((found) => found.map((grid) => grid.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await expect(departureCalendar).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Escape');
    });
  }

  // A long name is cut, and its code is not.
  await chooseAirport(page, to, 'trv');
  const code = await boxOf(page.getByText('(TRV)', { exact: true }));
  expect(code.right).toBeLessThan((await boxOf(to)).right);
  expect(code.width).toBeGreaterThan(30);
});

test('The first screen of a phone has Go, a small one both dates [SEARCH-45]', async ({ page }) => {
  await blockScriptsAndPictures(page);
  for (const language of LANGUAGES) {
    await setLanguageCookie(page, language);
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const { go, depart, ...fields } = flightSearch(page, language);
    await expectAboveBar(go);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAboveBar(depart);
    await expectAboveBar(fields.return);
  }
});
