import { COOKIE_ATTRIBUTES, LANGUAGE_KEY } from '../language/keepLanguage';
import { goToStoredLanguage } from './goToStoredLanguage';

/** The family in fonts.scss. */
const FONT_FAMILY = 'Figtree Variable';

/**
 * Lets the browser decode a font, which is in the stylesheet, while the rest of the document arrives. Otherwise it
 * would begin when it lays out the first text, and set that in another font.
 */
function loadFont(family: string): void {
  // WebKit rejects now and then; the text is shown in any case, and there is nothing to report.
  document.fonts.load(`1em "${family}"`).catch(() => undefined);
}

/** The text of a call. The function is taken as text, too: it must not use anything but its parameters and the browser. */
function call<Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  return `(${run.toString()})(${parameters.map((parameter) => JSON.stringify(parameter)).join()});`;
}

/** The script in the head of a document, which runs before the page is there. */
export const INLINE_SCRIPT = [
  call(loadFont, FONT_FAMILY),
  call(goToStoredLanguage, LANGUAGE_KEY, COOKIE_ATTRIBUTES),
].join('\n');
