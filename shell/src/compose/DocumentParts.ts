import type { ComposeRequest, PageHead, SiteDetails } from '@farekite/shared/contract';

/** What a document is composed of. */
export interface DocumentParts {
  readonly request: ComposeRequest;
  readonly site: SiteDetails;
  readonly head: PageHead;
  readonly isIndexable: boolean;
  /** The rendered page, for the root element. */
  readonly body: string;
}
