import type { PageHead, SiteDetails } from '@farekite/shared/contract';

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Sets title, description and canonical address of the document, as in the composed document of that path. */
export function updateDocumentHead({ title, description }: PageHead, site: SiteDetails, path: string): void {
  document.title = title;
  setContent('meta[name="description"]', 'content', description);
  setContent('link[rel="canonical"]', 'href', site.origin + path);
}

/** Shows the page, which the document's inline script hides until it is in the stored language. */
export function revealDocument(): void {
  delete document.documentElement.dataset.languagePending;
}
