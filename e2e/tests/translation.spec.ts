import { readDocument } from '../support/composedDocument';
import { expect, LANGUAGES, ROUTES, test } from '../support/site';
import { findUntranslated, readWords, type Words } from '../support/words';

test('Every route is entirely in English or entirely in Spanish [LANGUAGE-13]', async ({ page }) => {
  for (const path of ROUTES) {
    const words: Words = { en: [], es: [] };
    for (const language of LANGUAGES) {
      words[language] = await readWords(page, (await readDocument(path, language)).html);
    }
    expect(words.es.length, path).toBeGreaterThan(50);
    expect.soft(findUntranslated(words), path).toEqual([]);
  }
});
