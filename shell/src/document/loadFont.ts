/**
 * Lets the browser decode a font, which is in the stylesheet, while the rest of the document arrives. Otherwise it
 * would begin when it lays out the first text, and set that in another font.
 */
export function loadFont(family: string): void {
  // WebKit rejects now and then; the text is shown in any case, and there is nothing to report.
  document.fonts.load(`1em "${family}"`).catch(() => undefined);
}
