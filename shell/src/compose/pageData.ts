import type { Route, SiteDetails } from '@farekite/shared/contract';
import type { TextFile } from '@farekite/shared/language';
import type { InlinedRelease } from '../remotes/ReleaseCatalog';

/** Id of the element with the {@link PageData} as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** A file with the hash that it must have. */
export interface VerifiedFile {
  readonly href: string;
  readonly integrity: string;
}

/**
 * The data that a composed document passes to the shell in the browser. A shell whose release has no text files has all texts
 * in its scripts: `containedTexts` and `shellTextFiles` are missing then.
 */
export interface PageData {
  readonly site: SiteDetails;
  /** The route of the page, where the shell's script does not have all routes; missing on the page that unknown paths get. */
  readonly route?: Route;
  /** The release of this page's remote; missing on the shell's own pages, and when no release was live. */
  readonly inlined?: InlinedRelease;
  /** The text files that are needed to hydrate the document, by their addresses. */
  readonly containedTexts?: Readonly<Record<string, TextFile>>;
  /** The files with the shell's texts, by language. */
  readonly shellTextFiles?: Readonly<Record<string, VerifiedFile>>;
}

/** @throws Error when the document contains no page data */
export function readPageData(): PageData {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element?.textContent) throw new Error(`The page has no #${PAGE_DATA_ID}`);
  return JSON.parse(element.textContent) as PageData;
}
