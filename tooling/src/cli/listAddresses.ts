/** A release with hundreds of pages would fill the screen. */
const MAX_LISTED_PAGES = 10;

/** A line for each address, as far as they fit on a screen. */
export function listAddresses(addresses: readonly string[]): string[] {
  const rest = addresses.length - MAX_LISTED_PAGES;
  return [...addresses.slice(0, MAX_LISTED_PAGES), ...(rest > 0 ? [`and ${String(rest)} more`] : [])];
}
