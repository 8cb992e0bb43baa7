import { releasePath } from '@farekite/shared/protocol';
import type { SiteLanguage } from '@farekite/shared/language';
import { pageLanguage } from './pageLanguage';
import type { LocatedPage } from './ReleaseCatalog';

/**
 * The address of the file with a page's texts for visitors with a language; `undefined` when its texts are in its scripts.
 */
export function textsAddress({ release, page }: LocatedPage, language: SiteLanguage): string | undefined {
  const file = page.texts?.[pageLanguage(release, language)];
  return file && releasePath(release) + file;
}
