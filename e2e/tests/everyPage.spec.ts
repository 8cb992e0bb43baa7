import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import { expectAccessible } from '../support/accessibility';
import { AGENCY } from '../support/agency';
import {
  brokenWords,
  findCharactersOfOtherFonts,
  findLongLines,
  findTextFaults,
} from '../support/textFaults';
import { parseRoot, readDocument } from '../support/composedDocument';
import { expectReadable } from '../support/contrast';
import {
  expectBelowFooter,
  expectShown,
  findStrongCalls,
  findTouchedByDiscs,
} from '../support/floatingButtons';
import { holdRequests } from '../support/holdRequests';
import {
  expectNoSidewaysScroll,
  LAPTOP,
  loadAllPictures,
  PHONE,
  readPlaces,
  readShifts,
  screensOf,
  setTextSize,
  untilPainted,
  WIDTHS,
} from '../support/layout';
import { findMotion } from '../support/motion';
import { expectContentAloneOnPaper } from '../support/paper';
import { addStylesheets } from '../support/styleOrder';
import { expectEveryStopReachable, untilMeasured } from '../support/tabStops';
import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  test,
  UNKNOWN_PATH,
  untilHydrated,
} from '../support/site';

/** Shows no carousel, which would fetch its next pictures. */
const LOW_SCREEN = { width: 1280, height: 400 };
const LARGE = { width: 1920, height: 900 };
const TABLET = { width: WIDTHS[2], height: 1024 };
const NARROWEST = { width: WIDTHS[0], height: 844 };

const NARROWEST_WITH_DISCS_PX = 1024;

/** Pages with a word, or a row of cards, that is wider than the narrowest screen at 200% text. */
const TOO_WIDE_AT_200_PERCENT: readonly string[] = ['/', '/admin', UNKNOWN_PATH];

/** The shell's frame is the same around every page. This one has all of it, such as deals above the footer. */
const PATH_WITH_FRAME = '/about';
const WITHOUT_FRAME = { include: 'html', exclude: '#root > :not(main)' } as const;

const LONGER: Language = 'es';

/** What the language hardly changes is asked in one of two, in the full test in both. */
function isAskedIn(language: Language, asked: Language): boolean {
  return language === asked || process.env.FAREKITE_TEST === 'all';
}

// Each document is opened once and asked everything. Without transitions no contrast is measured half-way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of EVERY_PATH) {
  test(`${path} works, is accessible and fits everywhere [SHELL-2, CONTRACT-1, A11Y-1, A11Y-3, LAYOUT-15, LAYOUT-17, LAYOUT-27, LAYOUT-29, LAYOUT-32]`, async ({
    page,
    consoleErrors,
  }) => {
    // In one tab, which has compiled the scripts when it opens the second document.
    for (const language of LANGUAGES) {
      await test.step(language, async () => {
        await page.goto('about:blank');
        const isKnown = path !== UNKNOWN_PATH;
        const hasFrame = path === PATH_WITH_FRAME;
        const composed = await parseRoot(page, (await readDocument(path, language)).html);
        const releaseScripts = await holdRequests(page, /\.js$/);
        const releasePictures = await holdRequests(page, /\.(avif|webp)$/);
        const [screen = LAPTOP] = screensOf(language);
        if (language !== DEFAULT_LANGUAGE) await chooseLanguage(page, language);
        await page.setViewportSize(screen);
        const response = await page.goto(path, { waitUntil: 'commit' });
        await test.step('it has one h1, header, footer and title, without scripts too', async () => {
          expect(response?.status()).toBe(isKnown ? 200 : 404);
          await page.waitForFunction(() => document.readyState === 'interactive');
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          // Fails for more than one.
          const heading = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).innerText();
          expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(heading.length);
          const calls = page.getByRole('banner').getByRole('link', { name: AGENCY.phone });
          await expect(calls.first()).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(`^.+ \\| ${AGENCY.name}$`));
        });
        await test.step('neither hydration nor pictures move anything, and hydration changes nothing', async () => {
          const places = await readPlaces(page);
          await page.setViewportSize(LOW_SCREEN);
          await untilPainted(page);
          const [placesOnLowScreen, shifts] = [await readPlaces(page), await readShifts(page)];
          // An error says more than that a page is not hydrated in time.
          const failure = page.waitForEvent('console', {
            predicate: (message) => isKnown && message.type() === 'error',
            timeout: 0,
          });
          await releaseScripts();
          await Promise.race([untilHydrated(page, 'h1'), failure]);
          if (isKnown) expect(consoleErrors).toEqual([]);
          if (isKnown) expect(await page.locator('#root').innerHTML()).toBe(composed);
          expect(await readPlaces(page)).toEqual(placesOnLowScreen);
          await untilPainted(page);
          expect(await readShifts(page)).toEqual(shifts);
          await page.setViewportSize(screen);
          await untilMeasured(page);
          expect(await readPlaces(page)).toEqual(places);
          await releasePictures();
          expect(await loadAllPictures(page)).toEqual([]);
          expect(await readPlaces(page)).toEqual(places);
        });
        for (const size of screensOf(language)) {
          await page.setViewportSize(size);
          await test.step(`Tab and Shift+Tab reach every control with a visible focus ring at ${String(size.width)} px`, async () => {
            await untilMeasured(page);
            await expectEveryStopReachable(page, hasFrame ? 'body' : 'main');
          });
          await test.step(`accessible, and readable on pictures and gradients too, at ${String(size.width)} px`, async () => {
            await expectAccessible(page, hasFrame ? 'html' : WITHOUT_FRAME);
            await expectReadable(page);
          });
        }
        // What follows asks for no picture; a larger screen would load larger ones.
        await holdRequests(page, /\.(avif|webp)$/);
        await test.step('the font in the document has every character', async () =>
          expect(await findCharactersOfOtherFonts(page)).toEqual([]));
        await test.step('on a laptop nothing is covered', async () => {
          await page.setViewportSize(LAPTOP);
          await expectNoSidewaysScroll(page);
          await expectShown(page);
          expect(await findTouchedByDiscs(page)).toEqual([]);
        });
        // No style depends on the language.
        const expectSameStyle =
          isKnown && language === DEFAULT_LANGUAGE ? await addStylesheets(page) : undefined;
        await test.step('it looks the same in any order of stylesheets', async () => expectSameStyle?.());
        if (isAskedIn(language, DEFAULT_LANGUAGE)) {
          await test.step('nothing moves, and what would move is animated by the compositor', async () =>
            expect(await findMotion(page)).toEqual([]));
        }
        if (isAskedIn(language, LONGER)) {
          await test.step('on larger and smaller screens nothing is covered and no line is too long', async () => {
            await page.setViewportSize(LARGE);
            expect(await findLongLines(page)).toEqual([]);
            await page.setViewportSize({ ...LAPTOP, width: NARROWEST_WITH_DISCS_PX });
            expect(await findTouchedByDiscs(page)).toEqual([]);
          });
        }
        await test.step('it fits a tablet', async () => {
          await page.setViewportSize(TABLET);
          await expectSameStyle?.();
          await expectNoSidewaysScroll(page);
        });
        await test.step('it fits a phone, with 200% text too, and the call is at hand', async () => {
          await page.setViewportSize(PHONE);
          await expectSameStyle?.();
          if (hasFrame) await expectBelowFooter(page);
          await expectShown(page);
          expect(await findStrongCalls(page)).toEqual([]);
          await expectNoSidewaysScroll(page);
          await setTextSize(page, '200%');
          await expectNoSidewaysScroll(page);
          expect(await findTextFaults(page)).toMatchObject({ cramped: [], clipped: [] });
        });
        await test.step('it fits the narrowest phone, with 200% text too', async () => {
          await page.setViewportSize(NARROWEST);
          await expectNoSidewaysScroll(page);
          if (!TOO_WIDE_AT_200_PERCENT.includes(path)) {
            const texts = page.locator('main :is(h1, h2, caption, nav a, a[href^="tel:"])');
            expect(await brokenWords(texts, /\S+/g)).toEqual([]);
            expect(await findTextFaults(page)).toMatchObject({ covered: [], scrolledSideways: [] });
          }
          await setTextSize(page, '100%');
          await expectNoSidewaysScroll(page);
        });
        if (isAskedIn(language, LONGER)) {
          await test.step('a printed page is its content alone, dark on white, under the agency’s name', () =>
            expectContentAloneOnPaper(page));
        }
        // Chromium logs the answer 404 of the document as an error.
        expect(consoleErrors.filter((text) => isKnown || !text.includes('404'))).toEqual([]);
        await page.unrouteAll();
      });
    }
  });
}
