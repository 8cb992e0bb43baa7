import type { i18n as I18n, ResourceLanguage } from 'i18next';
import { SAVED_TEXTS_EVENT, type SavedTexts } from '../protocol/savedTexts';
import type { Language } from './Language';

/**
 * In development: replaces texts when their file was saved. The object that is replaced says whose they are, because
 * packages have namespaces of the same name.
 *
 * @param texts as their modules export them
 */
export function followSavedTexts(i18n: I18n, language: Language, texts: ResourceLanguage): void {
  const shown = new Map<string, unknown>(Object.entries(texts));
  window.addEventListener(SAVED_TEXTS_EVENT, (event) => {
    const saved = (event as CustomEvent<SavedTexts>).detail;
    for (const [namespace, module] of shown) {
      if (module !== saved.replaced) continue;
      shown.set(namespace, saved.texts);
      // Otherwise texts that were taken away would stay.
      i18n.removeResourceBundle(language, namespace);
      i18n.addResourceBundle(language, namespace, saved.texts);
    }
  });
}
