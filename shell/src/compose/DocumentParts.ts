import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import type { SiteLanguage } from '@farekite/shared/language';
import type { ComposeRequest } from '@farekite/shared/protocol';

/** The input of composing a document. */
export interface DocumentParts {
  readonly request: ComposeRequest;
  readonly site: SiteDetails;
  readonly head: PageHead;
  /** The language of the head; English when the page's release does not support the document's language. */
  readonly headLanguage: SiteLanguage;
  readonly isIndexable: boolean;
  /** HTML of the rendered page, the content of the root element. */
  readonly body: string;
}
