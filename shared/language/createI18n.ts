import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next';
import type { Language } from './Language';

/** By namespace: the contents of the files in `locales/<language>`. */
export type Texts = ResourceLanguage;

/**
 * The instance of shell or page in the language of the document. Each has its own, so that no team has to know the namespaces of
 * the others, and a part whose texts are late keeps its language.
 */
export function createI18n(language: Language, texts: Texts): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: texts },
    initAsync: false,
    // Everybody would download English texts. A language is offered where it is complete.
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    ...(process.env.NODE_ENV !== 'production' && {
      saveMissing: true,
      missingKeyHandler: (languages: readonly string[], namespace: string, key: string) => {
        console.warn(`No text for the key "${key}" in ${namespace} (${languages.join()})`);
      },
    }),
  });
  return i18n;
}

export function addTexts(i18n: I18n, language: Language, texts: Texts): void {
  for (const [namespace, resources] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, resources);
  }
}
