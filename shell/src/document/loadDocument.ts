/** Leaves the page for an address. */
export function loadDocument(address: string): void {
  location.assign(address);
}

/** Loads the document of the present address again. */
export function reloadDocument(): void {
  location.reload();
}
