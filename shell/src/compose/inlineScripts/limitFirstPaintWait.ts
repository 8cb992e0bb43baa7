/**
 * Removes the links by which the document waits before it is painted, when that takes too long. A document that has
 * arrived needs them no more.
 *
 * @param maxBlockedMs A document that stops arriving is shown after this time
 */
export function limitFirstPaintWait(maxBlockedMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel=expect]')) link.remove();
  }, maxBlockedMs);
}
