import { expectSwitchesTranslatedTexts, readTexts } from '../support/machineTranslation';
import { expect, setLanguageCookie, test, untilHydrated } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// All pages, in all states, are in machineTranslation.all.spec.ts.
for (const path of ['/', '/senior-travel-deals']) {
  test(`${path} changes its language after Google Translate has moved its texts [LANGUAGE-14]`, async ({
    page,
    consoleErrors,
  }) => {
    await setLanguageCookie(page, 'es');
    await page.goto(path);
    await untilHydrated(page, '[data-remote]');
    const spanish = await readTexts(page);
    await page.evaluate(() => {
      localStorage.clear();
    });
    await setLanguageCookie(page, 'en');
    await page.goto(path);
    await untilHydrated(page, '[data-remote]');
    await expectSwitchesTranslatedTexts(page, spanish);
    expect(consoleErrors).toEqual([]);
  });
}
