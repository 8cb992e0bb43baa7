import type { SiteDetails } from '@farekite/shared/contract';
import type { Integrity, RemoteRelease } from '@farekite/shared/protocol';

/** Id of the element with the {@link PageData} as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** The part of a remote's pointer that is inlined in a document: the release it was composed from, with this page's files only. */
export interface InlinedRelease {
  readonly release: RemoteRelease;
  /** Hash of the release's `release.json`, which other pages of the remote need. */
  readonly manifestIntegrity: Integrity;
}

/** The data that a composed document passes to the shell in the browser. */
export interface PageData {
  readonly site: SiteDetails;
  /** The hashes of the shell's scripts that are loaded later, by address: its texts in all languages, and telemetry. */
  readonly scriptHashes: Readonly<Record<string, Integrity>>;
  /** The release of this page's remote; missing on the shell's own pages, and when no release was live. */
  readonly inlined?: InlinedRelease;
}

/** @throws SyntaxError when the document contains none */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
}
