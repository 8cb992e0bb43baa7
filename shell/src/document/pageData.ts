import type { SiteDetails } from '@farekite/shared/contract';
import type { Integrity, VerifiedRemote } from '@farekite/shared/protocol';

/** Id of the element with the {@link PageData} as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** The data that a composed document passes to the shell in the browser. */
export interface PageData {
  readonly site: SiteDetails;
  /** The hashes of the shell's scripts that are loaded later, by address: its texts in all languages, and telemetry. */
  readonly scriptHashes: Readonly<Record<string, Integrity>>;
  /** The release of this page's remote, with this page's files only; missing on the shell's own pages, and when no release was live. */
  readonly inlined?: VerifiedRemote;
}

/** @throws SyntaxError when the document contains none */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
}
