/** A document that stops arriving is shown after this time. */
const MAX_BLOCKED_MS = 3_000;

/**
 * Removes the link by which the document waits for its end before it is painted, when that takes too long. A document
 * that has arrived needs it no more.
 */
export const FIRST_PAINT_SCRIPT = `setTimeout(function(){document.querySelector("link[rel=expect]").remove()},${String(MAX_BLOCKED_MS)})`;
