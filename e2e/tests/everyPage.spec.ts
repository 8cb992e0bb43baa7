import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { AGENCY } from '../support/agency';
import { brokenWords } from '../support/brokenWords';
import { findCharactersOfOtherFonts } from '../support/characters';
import { parseRoot, readDocument } from '../support/composedDocument';
import { expectReadableText } from '../support/contrast';
import {
  expectLargeTextFits,
  findClippedWords,
  findCoveredHeadings,
  findSidewaysScrollers,
} from '../support/largeText';
import {
  expectFitsEveryWidth,
  expectNoSidewaysScroll,
  LAPTOP,
  PHONE,
  setTextSize,
  WIDTHS,
} from '../support/layout';
import { findLongLines, LONGEST_LINE } from '../support/lineLength';
import { findCostlyMotion, findTransitions, readAnimatedProperties } from '../support/motion';
import { findPrintFaults, SHEET } from '../support/paper';
import { findOrderDependentStyles } from '../support/styleOrder';
import { expectEveryStopReachable, untilMeasured } from '../support/tabStops';
import { chooseLanguage, EVERY_PATH, expect, LANGUAGES, test, untilHydrated } from '../support/site';

/** Shows no carousel, which would fetch its next pictures. */
const LOW_SCREEN = { width: 1280, height: 400 };
const LARGE_SCREEN = { width: 1920, height: 900 };

/** Pages with a word, or a row of cards, that is wider than the narrowest screen at 200% text. */
const TOO_WIDE_AT_200_PERCENT: readonly string[] = ['/', '/admin', '/no-such-page'];

/** Each language is tabbed through on a screen of its own. */
const TABBED_SCREENS = { en: LAPTOP, es: PHONE };

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

// Each document is opened once and asked everything. Without transitions no contrast is measured half-way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of EVERY_PATH) {
  for (const language of LANGUAGES) {
    test(`${path} works, is accessible and fits everywhere (${language}) [SHELL-2, CONTRACT-1, A11Y-1, A11Y-3, LAYOUT-27, LAYOUT-29]`, async ({
      page,
      consoleErrors,
    }) => {
      const isKnown = path !== '/no-such-page';
      const composed = isKnown ? await parseRoot(page, (await readDocument(path, language)).html) : undefined;
      await chooseLanguage(page, language);
      await page.setViewportSize(LOW_SCREEN);
      const response = await page.goto(path);

      await test.step('hydration changes nothing', async () => {
        expect(response?.status()).toBe(isKnown ? 200 : 404);
        await untilHydrated(page, 'h1');
        if (isKnown) expect(await page.locator('#root').innerHTML()).toBe(composed);
      });
      await test.step('it has one h1, header, footer and title', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^.+ \\| ${AGENCY.name}$`));
      });
      await test.step('Tab and Shift+Tab reach every control with a visible focus ring', async () => {
        await page.setViewportSize(TABBED_SCREENS[language]);
        await untilMeasured(page);
        await expectEveryStopReachable(page);
      });
      await test.step('the font in the document has every character', async () => {
        expect(await findCharactersOfOtherFonts(page)).toEqual([]);
      });
      for (const size of [LAPTOP, PHONE]) {
        await test.step(`accessible and readable at ${String(size.width)} px`, async () => {
          await page.setViewportSize(size);
          await page.evaluate(() => {
            window.scrollTo(0, 0);
          });
          await expectAccessible(page);
          await expectReadableText(page);
        });
      }
      await test.step('under reduced motion nothing moves', async () => {
        await page.setViewportSize(LAPTOP);
        expect(await readAnimatedProperties(page)).toEqual([]);
        expect(await findTransitions(page)).toEqual([]);
      });
      await test.step('nothing scrolls sideways', () => expectFitsEveryWidth(page));
      await test.step('200% text fits a phone', async () => {
        await expectLargeTextFitsPhone(page);
        await expectLargeTextFits(page);
      });
      if (!TOO_WIDE_AT_200_PERCENT.includes(path)) {
        await test.step('200% text fits the narrowest phone', () => expectLargeTextFitsNarrowestPhone(page));
      }
      await test.step(`no line has more than ${String(LONGEST_LINE)} characters`, () =>
        expectShortLines(page));
      await test.step('a printed page has dark text on white under the agency’s name', () =>
        expectReadableOnPaper(page));
      await test.step('everything that moves is animated by the compositor', async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        expect(await findCostlyMotion(page)).toEqual([]);
      });
      await test.step('its stylesheets may come in another order', async () => {
        expect(await findOrderDependentStyles(page)).toEqual([]);
      });
      // Chromium logs the answer 404 of the document as an error.
      expect(consoleErrors.filter((text) => isKnown || !text.includes('404'))).toEqual([]);
    });
  }
}
