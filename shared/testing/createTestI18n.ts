import type { i18n as I18n } from 'i18next';
import { packageDirectory, readTexts } from '@farekite/tooling/pages';
import { addTexts, createI18n, type Texts } from '../language/createI18n';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../language/Language';

/**
 * Creates an i18next instance with all texts of a package, and of the contract package, in all languages.
 *
 * @param testFile a file of the package @default the file whose tests run
 */
export function createTestI18n(
  language: Language = DEFAULT_LANGUAGE,
  testFile = expect.getState().testPath ?? '',
): I18n {
  const textsIn = (one: Language) => readTexts(packageDirectory(testFile), one) as Texts;
  const i18n = createI18n(language, textsIn(language));
  for (const other of LANGUAGES) {
    if (other !== language) addTexts(i18n, other, textsIn(other));
  }
  return i18n;
}
