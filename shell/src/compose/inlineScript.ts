import { EARLY_CLICKS_SCRIPT } from './earlyClicksScript';
import { LANGUAGE_SCRIPT } from './languageScript';
import { LATE_STYLES_SCRIPT } from './lateStylesScript';

/** The only inline script of a document. It runs before anything else is requested. */
export const INLINE_SCRIPT = [EARLY_CLICKS_SCRIPT, LATE_STYLES_SCRIPT, LANGUAGE_SCRIPT].join(';\n');
