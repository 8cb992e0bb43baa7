import { EARLY_CLICKS_SCRIPT } from './earlyClicksScript';
import { FIRST_PAINT_SCRIPT } from './firstPaintScript';
import { FONT_SCRIPT } from './fontScript';
import { LANGUAGE_SCRIPT } from './languageScript';
import { LAZY_LAYOUT_SCRIPT } from './lazyLayoutScript';

/** The inline script in the head of a document. It runs before the page is there. */
export const HEAD_SCRIPT = [
  FONT_SCRIPT,
  FIRST_PAINT_SCRIPT,
  EARLY_CLICKS_SCRIPT,
  LAZY_LAYOUT_SCRIPT,
  LANGUAGE_SCRIPT,
].join(';\n');
