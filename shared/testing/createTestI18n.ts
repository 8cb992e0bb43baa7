import type { i18n as I18n } from 'i18next';
import { packageDirectory, readTexts } from '@farekite/tooling/pages';
import { addTexts, createI18n, type Texts } from '../language/createI18n';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';
import { packageLanguages } from './packageLanguages';

/** Has all texts of a package and of the contract. @param testFile a file of the package @default the one that runs */
export function createTestI18n(
  language: Language = DEFAULT_LANGUAGE,
  testFile = expect.getState().testPath ?? '',
): I18n {
  const directory = packageDirectory(testFile);
  const textsIn = (one: Language) => readTexts(directory, one) as Texts;
  const i18n = createI18n(language, textsIn(language));
  for (const other of packageLanguages(directory)) {
    if (other !== language) addTexts(i18n, other, textsIn(other));
  }
  return i18n;
}
