import { PHONE } from '../support/layout';
import { expectSwitchesTranslatedTexts, readTexts } from '../support/machineTranslation';
import { SCENARIOS, type Scenario } from '../support/scenarios';
import { expect, LANGUAGES, openPage, ROUTES, test, untilHydrated } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ROUTES.map((path): Scenario => ({
  title: path,
  run: async ({ page, language, check }) => {
    await openPage(page, path, language);
    await check('as it is opened');
  },
}));

/** Two pages by default; the full test has all pages, in all states. */
const VISITS =
  process.env.FAREKITE_TEST === 'all'
    ? [...PAGES, ...SCENARIOS.filter(({ blocksFiles = false }) => !blocksFiles)]
    : PAGES.filter(({ title }) => ['/', '/senior-travel-deals'].includes(title));

for (const { title, phoneOnly, run } of VISITS) {
  test(`Every state of ${title} changes its language after Google Translate has moved its texts [LANGUAGE-14]`, async ({
    browser,
  }) => {
    const spanish: string[] = [];
    for (const language of [...LANGUAGES].reverse()) {
      // What is chosen in one language is not stored for the other.
      const context = await browser.newContext(phoneOnly ? { viewport: PHONE } : {});
      const page = await context.newPage();
      const errors: unknown[] = [];
      page.on('pageerror', (error) => errors.push(error));
      let state = 0;
      await run({
        page,
        language,
        check: (name) =>
          test.step(`${name} (${language})`, async () => {
            if ((await page.locator('[data-remote]').count()) > 0) await untilHydrated(page, '[data-remote]');
            if (language === 'es') spanish.push(await readTexts(page));
            else await expectSwitchesTranslatedTexts(page, spanish[state++] ?? '');
          }),
      });
      expect(errors).toEqual([]);
      await context.close();
    }
  });
}
