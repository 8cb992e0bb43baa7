import type { Page } from '@playwright/test';
import { AGENCY } from '../support/agency';
import { brokenWords } from '../support/brokenWords';
import { findClippedWords, findCoveredHeadings, findSidewaysScrollers } from '../support/largeText';
import {
  expectFitsEveryWidth,
  expectNoSidewaysScroll,
  LAPTOP,
  PHONE,
  setTextSize,
  WIDTHS,
} from '../support/layout';
import { findUnderestimatedParts } from '../support/lazyParts';
import { findLongLines, LONGEST_LINE } from '../support/lineLength';
import { findCostlyMotion } from '../support/motion';
import { findPrintFaults, SHEET } from '../support/paper';
import { findOrderDependentStyles } from '../support/styleOrder';
import {
  blockScriptsAndPictures,
  EVERY_PATH,
  expect,
  LANGUAGES,
  setLanguageCookie,
  test,
} from '../support/site';

const LARGE_SCREEN = { width: 1920, height: 900 };

/** Parts below the screen are laid out later on all of these screens but a laptop's. */
const SMALL_SCREEN_WIDTHS = WIDTHS.slice(0, -1);

/** Pages with a word, or a row of cards, that is wider than the narrowest screen at 200% text. */
const TOO_WIDE_AT_200_PERCENT: readonly string[] = ['/', '/admin', '/no-such-page'];

async function expectLargeTextFitsPhone(page: Page): Promise<void> {
  await setTextSize(page, '200%');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  expect(await findClippedWords(page)).toEqual([]);
  await setTextSize(page, '100%');
}

async function expectLargeTextFitsNarrowestPhone(page: Page): Promise<void> {
  await setTextSize(page, '200%');
  await page.setViewportSize({ ...PHONE, width: WIDTHS[0] });
  const texts = page.locator('main :is(h1, h2, caption, nav a, a[href^="tel:"])');
  expect(await brokenWords(texts, /\S+/g)).toEqual([]);
  expect(await findCoveredHeadings(page)).toEqual([]);
  expect(await findSidewaysScrollers(page)).toEqual([]);
  await setTextSize(page, '100%');
}

async function expectShortLines(page: Page): Promise<void> {
  for (const size of [LAPTOP, LARGE_SCREEN]) {
    await page.setViewportSize(size);
    expect(await findLongLines(page), `at ${String(size.width)} px`).toEqual([]);
  }
}

async function expectReadableOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new URL(AGENCY.origin).host, { exact: true })).toBeVisible();
  expect(await findPrintFaults(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

for (const path of EVERY_PATH) {
  test(`${path} fits every screen, large text and paper, in both languages [LAYOUT-27]`, async ({ page }) => {
    await blockScriptsAndPictures(page);
    for (const language of LANGUAGES) {
      await test.step(`in ${language}`, async () => {
        await setLanguageCookie(page, language);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await test.step('nothing scrolls sideways', () => expectFitsEveryWidth(page));
        await test.step('what waits below the screen is no higher than expected', async () => {
          for (const width of SMALL_SCREEN_WIDTHS) {
            await page.setViewportSize({ ...PHONE, width });
            expect(await findUnderestimatedParts(page), `at ${String(width)} px`).toEqual([]);
          }
        });
        await test.step('200% text fits a phone', () => expectLargeTextFitsPhone(page));
        if (!TOO_WIDE_AT_200_PERCENT.includes(path)) {
          await test.step('200% text fits the narrowest phone', () =>
            expectLargeTextFitsNarrowestPhone(page));
        }
        await test.step(`no line has more than ${String(LONGEST_LINE)} characters`, () =>
          expectShortLines(page));
        await test.step('a printed page has dark text on white under the agency’s name', () =>
          expectReadableOnPaper(page));
      });
    }
    await test.step('everything that moves is animated by the compositor', async () => {
      expect(await findCostlyMotion(page)).toEqual([]);
    });
    await test.step('its stylesheets may come in another order', async () => {
      expect(await findOrderDependentStyles(page)).toEqual([]);
    });
  });
}
