import type { PageHead, SiteDetails } from '@farekite/shared/contract';

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Makes the head of the document that of the page shown, as the composed page of that route has it. */
export function describeDocument({ title, description }: PageHead, site: SiteDetails, path: string): void {
  document.title = title;
  setContent('meta[name="description"]', 'content', description);
  setContent('link[rel="canonical"]', 'href', site.origin + path);
}

/** Shows the page that the document's inline script hid while it was put into the stored language. */
export function revealDocument(): void {
  delete document.documentElement.dataset.relang;
}
