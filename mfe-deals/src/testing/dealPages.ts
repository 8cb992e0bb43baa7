import { join } from 'node:path';
import { menuPaths } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { createTestI18n, exposedPages } from '@farekite/shared/testing';
import { DEAL_PAGES } from '../content/dealPages';
import type { DealPageTexts } from '../content/DealPageTexts';
import { namespaceOf } from '../pages/DealPage/namespaceOf';

function textsIn(language: Language, path: string): DealPageTexts {
  const namespace = namespaceOf({ path });
  return createTestI18n(language, __filename).getResourceBundle(language, namespace) as DealPageTexts;
}

const DEAL_PATHS: readonly string[] = menuPaths('deals');

const PAGES = Object.entries(exposedPages(join(__dirname, '../..')));

export const EXPOSED_PAGES = PAGES.filter(([path]) => DEAL_PATHS.includes(path)).map(([path, Page]) => {
  const content = DEAL_PAGES.find((facts) => facts.path === path);
  if (!content) throw new Error(`content/dealPages.ts lacks ${path}`);
  return { path, Page, content, texts: { en: textsIn('en', path), es: textsIn('es', path) } };
});
