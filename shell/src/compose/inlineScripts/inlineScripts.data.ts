import { SITE_LANGUAGES } from '@farekite/shared/language';
import { minifySync } from '@swc/core';
import { EARLY_BUTTONS } from '../../document/earlyClicks';
import { LANGUAGE_KEY } from '../../language/storedLanguage';
import { changeFieldTypes } from './changeFieldTypes';
import { hideOtherLanguage } from './hideOtherLanguage';
import { layOutLazily } from './layOutLazily';
import { limitFirstPaintWait } from './limitFirstPaintWait';
import { loadFont } from './loadFont';
import { recordEarlyClicks } from './recordEarlyClicks';
import { requestScripts } from './requestScripts';

/** The family in fonts.scss. */
const FONT_FAMILY = 'Figtree Variable';
const MAX_BLOCKED_MS = 3_000;
const MAX_HIDDEN_MS = 4_000;
const MAX_CLICK_AGE_MS = 5_000;
const FADE = { opacity: [1, 0.6, 0.6], offset: [0, 0.04, 1] };
const SMALL_SCREEN = '(width < 1024px) and (height < 1000px)';
/** On a slow phone most parts take less, so that two of them are no long task. */
const TIME_FOR_PART_MS = 30;

/** The text of a call. The function is taken as text, too: it must not use anything but its parameters and the browser. */
function call<Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  return `(${run.toString()})(${parameters.map((parameter) => JSON.stringify(parameter)).join()});`;
}

function minify(calls: readonly string[]): string {
  return minifySync(calls.join('\n'), { ecma: 2020, compress: true, mangle: true }).code;
}

/**
 * The scripts that a document contains, written while the shell is built. The one in the head runs before the page is there,
 * the other behind it.
 */
export default {
  head: minify([
    call(loadFont, FONT_FAMILY),
    call(limitFirstPaintWait, MAX_BLOCKED_MS),
    call(recordEarlyClicks, EARLY_BUTTONS, FADE, MAX_CLICK_AGE_MS),
    call(layOutLazily, SMALL_SCREEN, TIME_FOR_PART_MS),
    call(hideOtherLanguage, LANGUAGE_KEY, SITE_LANGUAGES, MAX_HIDDEN_MS),
  ]),
  end: minify([call(requestScripts), call(changeFieldTypes)]),
};
