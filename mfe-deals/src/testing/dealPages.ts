import { join } from 'node:path';
import type { Language } from '@farekite/shared/language';
import { createTestI18n, exposedPages } from '@farekite/shared/testing';
import { DEAL_PAGES } from '../content/dealPages';
import type { DealPageTexts } from '../content/DealPageTexts';
import { namespaceOf } from '../pages/DealPage/namespaceOf';

function textsIn(language: Language, path: string): DealPageTexts {
  const namespace = namespaceOf({ path });
  return createTestI18n(language, __filename).getResourceBundle(language, namespace) as DealPageTexts;
}

/** Every page that the remote exposes, with its facts and its words. */
export const EXPOSED_PAGES = Object.entries(exposedPages(join(__dirname, '../..'))).map(([path, Page]) => {
  const content = DEAL_PAGES.find((facts) => facts.path === path);
  if (!content) throw new Error(`content/dealPages.ts lacks ${path}`);
  return { path, Page, content, texts: { en: textsIn('en', path), es: textsIn('es', path) } };
});
