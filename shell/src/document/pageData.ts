import type { SiteDetails } from '@farekite/shared/contract';
import type { Integrity, VerifiedRemote } from '@farekite/shared/protocol';

export const PAGE_DATA_ID = 'page-data';

/** What a composed document passes to the shell, as JSON in the element of {@link PAGE_DATA_ID}. */
export interface PageData {
  readonly site: SiteDetails;
  /** Of the shell's scripts that are loaded later, by address. */
  readonly scriptHashes: Readonly<Record<string, Integrity>>;
  /** The release of this page, with this page's files only. @default the shell's own page, or no release is live */
  readonly inlined?: VerifiedRemote;
}

/** @throws SyntaxError when the document contains none */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
}
