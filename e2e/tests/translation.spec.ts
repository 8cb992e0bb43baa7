import { readDocument } from '../support/composedDocument';
import { EVERY_PATH, expect, LANGUAGES, test } from '../support/site';
import { findUntranslated, readWords, type Words } from '../support/words';

test('Every page is entirely in English or in Spanish [LANGUAGE-13]', async ({ page }) => {
  for (const path of EVERY_PATH) {
    const words: Words = { en: [], es: [] };
    for (const language of LANGUAGES) {
      words[language] = await readWords(page, (await readDocument(path, language)).html);
    }
    expect(words.es.length, path).toBeGreaterThan(50);
    expect.soft(findUntranslated(words), path).toEqual([]);
  }
});
