import { LANGUAGES } from '@farekite/shared/language';
import { loadFont } from '../document/loadFont';
import { hideOtherLanguage } from '../language/hideOtherLanguage';
import { LANGUAGE_KEY } from '../language/keepLanguage';

/** The family in fonts.scss. */
const FONT_FAMILY = 'Figtree Variable';
const MAX_HIDDEN_MS = 4_000;

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
  call(hideOtherLanguage, LANGUAGE_KEY, LANGUAGES, MAX_HIDDEN_MS),
].join('\n');
