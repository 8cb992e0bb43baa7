import { join } from 'node:path';
import { menuPaths } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { createTestI18n, exposedPages } from '@farekite/shared/testing';
import type { DealPath } from '../content/DealPageContent';
import { dealPage } from '../content/dealPages';
import type { DealPageTexts } from '../content/DealPageTexts';
import { namespaceOf } from '../pages/DealPage/namespaceOf';

function textsIn(language: Language, path: string): DealPageTexts {
  const namespace = namespaceOf({ path });
  return createTestI18n(language, __filename).getResourceBundle(language, namespace) as DealPageTexts;
}

const DEAL_PATHS: readonly string[] = menuPaths('deals');

const PAGES = Object.entries(exposedPages(join(__dirname, '../..')));

export const EXPOSED_PAGES = PAGES.filter(([path]) => DEAL_PATHS.includes(path)).map(([path, Page]) => ({
  path,
  Page,
  content: dealPage(path as DealPath),
  texts: { en: textsIn('en', path), es: textsIn('es', path) },
}));
