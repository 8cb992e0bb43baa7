import { EARLY_CLICKS_SCRIPT } from './earlyClicksScript';
import { LANGUAGE_SCRIPT } from './languageScript';
import { LATE_STYLES_SCRIPT } from './lateStylesScript';
import { LAZY_LAYOUT_SCRIPT } from './lazyLayoutScript';

/** The inline script at the start of a document. It runs before anything else is requested. */
export const HEAD_SCRIPT = [
  EARLY_CLICKS_SCRIPT,
  LATE_STYLES_SCRIPT,
  LAZY_LAYOUT_SCRIPT,
  LANGUAGE_SCRIPT,
].join(';\n');
