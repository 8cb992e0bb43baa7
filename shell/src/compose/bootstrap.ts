import type { SiteDetails } from '@farekite/shared/contract';
import type { InlinedRelease } from '../remotes/ReleaseCatalog';

/** Id of the element that carries the {@link PageData}. */
export const PAGE_DATA_ID = 'page-data';

/** What a composed page tells the shell in the browser. */
export interface PageData {
  readonly site: SiteDetails;
  /** The remote of this page; missing on a page of the shell's own, and while no release was live. */
  readonly inlined?: InlinedRelease;
}

/** @throws Error when the document was not composed by this shell */
export function readPageData(): PageData {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element?.textContent) throw new Error(`The page has no #${PAGE_DATA_ID}`);
  return JSON.parse(element.textContent) as PageData;
}
