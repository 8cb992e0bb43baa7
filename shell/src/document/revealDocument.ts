/** Shows the page, which the document's inline script hides until it is in the stored language. */
export function revealDocument(): void {
  delete document.documentElement.dataset.languagePending;
}
