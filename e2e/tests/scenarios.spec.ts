import { expectAccessible } from '../support/accessibility';
import { PHONE, screensOf } from '../support/layout';
import { SCENARIOS } from '../support/scenarios';
import { expect, LANGUAGES, test } from '../support/site';
import { findUntranslated, readWords, type Words } from '../support/words';

// Without transitions no contrast is measured half-way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { title, phoneOnly, run } of SCENARIOS) {
  test(`Every state of ${title} is accessible and in one language [A11Y-2, LANGUAGE-13]`, async ({
    page,
  }) => {
    const words: Words = { en: [], es: [] };
    const visits = LANGUAGES.flatMap((language) =>
      (phoneOnly ? [PHONE] : screensOf(language)).map((screen) => ({ language, screen })),
    );
    for (const { language, screen } of visits) {
      const readDialog = (dialog: { message: () => string }) => words[language].push(dialog.message());
      page.on('dialog', readDialog);
      await page.setViewportSize(screen);
      await run({
        page,
        language,
        check: (state, part) =>
          test.step(`${state} (${language}, ${String(screen.width)} px)`, async () => {
            if (part !== undefined) await expectAccessible(page, part);
            words[language].push(...(await readWords(page)));
          }),
      });
      page.off('dialog', readDialog);
      await page.unrouteAll();
    }
    expect(findUntranslated(words)).toEqual([]);
  });
}
