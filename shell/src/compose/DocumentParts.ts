import type { Route, SiteDetails } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import type { DocumentRequest } from '@farekite/shared/protocol';

/** The input of composing a document. */
export interface DocumentParts {
  readonly request: DocumentRequest;
  readonly site: SiteDetails;
  /** The language of the page and of the head; English when the page's release does not support the document's language. */
  readonly headLanguage: Language;
  /** Missing for the page that unknown paths get. */
  readonly route: Route | undefined;
}
