/** The family in fonts.scss. */
const FAMILY = 'Figtree Variable';

/**
 * Lets the browser decode the font, which is in the stylesheet, while the rest of the document arrives. Otherwise it
 * would begin when it lays out the first text, and set that in another font. WebKit rejects now and
 * then; the text is shown in any case, and there is nothing to report.
 */
export const FONT_SCRIPT = `document.fonts.load('1em "${FAMILY}"').catch(function(){})`;
