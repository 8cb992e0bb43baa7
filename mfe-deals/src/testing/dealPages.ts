import type { Language } from '@farekite/shared/language';
import { createTestI18n, pagesWithContent } from '@farekite/shared/testing';
import type { DealPageContent } from '../content/DealPageContent';
import type { DealPageTexts } from '../content/DealPageTexts';
import { namespaceOf } from '../pages/DealPage/namespaceOf';

function textsOf(content: DealPageContent, language: Language): DealPageTexts {
  const i18n = createTestI18n(language, __filename);
  return i18n.getResourceBundle(language, namespaceOf(content)) as DealPageTexts;
}

/** Every page that the remote exposes, with its content and its words. */
export const DEAL_PAGES = pagesWithContent<DealPageContent>(module).map((page) => ({
  ...page,
  texts: { en: textsOf(page.content, 'en'), es: textsOf(page.content, 'es') },
}));
