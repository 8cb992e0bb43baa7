import { join } from 'node:path';
import { menuPaths } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { createTestI18n, exposedPages } from '@farekite/shared/testing';
import type { DealPath } from '../content/DealPageContent';
import { dealPage, namespaceOf } from '../content/dealPages';
import type { DealPageTexts } from '../content/DealPageTexts';

function textsIn(language: Language, path: string): DealPageTexts {
  const namespace = namespaceOf({ path });
  return createTestI18n(language, __filename).getResourceBundle(language, namespace) as DealPageTexts;
}

const DEAL_PATHS: readonly string[] = menuPaths('deals');

export const EXPOSED_PAGES = Object.keys(exposedPages(join(__dirname, '../..')))
  .filter((path) => DEAL_PATHS.includes(path))
  .map((path) => ({
    path,
    content: dealPage(path as DealPath),
    texts: { en: textsIn('en', path), es: textsIn('es', path) },
  }));
