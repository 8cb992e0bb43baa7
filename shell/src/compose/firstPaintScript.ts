/** A document that stops arriving is shown after this time. */
const MAX_BLOCKED_MS = 3_000;

/**
 * Removes the links by which the document waits before it is painted, when that takes too long. A document that has
 * arrived needs them no more.
 */
export const FIRST_PAINT_SCRIPT = `setTimeout(function(){document.querySelectorAll("link[rel=expect]").forEach(function(l){l.remove()})},${String(MAX_BLOCKED_MS)})`;
