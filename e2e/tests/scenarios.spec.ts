import { expectAccessible } from '../support/accessibility';
import { LAPTOP, PHONE } from '../support/layout';
import { SCENARIOS } from '../support/scenarios';
import { expect, LANGUAGES, test } from '../support/site';
import { findUntranslated, type Words } from '../support/untranslated';
import { readWords } from '../support/words';

// Without transitions no contrast is measured half-way through a fade.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

for (const { title, phoneOnly, run } of SCENARIOS) {
  test(`Every state of ${title} is accessible and in one language [A11Y-2, LANGUAGE-13]`, async ({
    page,
  }) => {
    const sizes = phoneOnly ? [PHONE] : [LAPTOP, PHONE];
    const words: Words = { en: [], es: [] };
    for (const language of LANGUAGES) {
      const readDialog = (dialog: { message: () => string }) => words[language].push(dialog.message());
      page.on('dialog', readDialog);
      await run({
        page,
        language,
        t: (texts) => texts[language],
        check: (state) =>
          test.step(`${state} (${language})`, async () => {
            for (const size of sizes) {
              await page.setViewportSize(size);
              await expectAccessible(page);
            }
            words[language].push(...(await readWords(page)));
          }),
      });
      page.off('dialog', readDialog);
      await page.unrouteAll();
    }
    expect(findUntranslated(words)).toEqual([]);
  });
}
