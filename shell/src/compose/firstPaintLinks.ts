import { FIRST_SCREEN_END_ID } from '@farekite/shared/protocol';
import { tag } from './html';
import { PAGE_DATA_ID } from './pageData';

/** Phones, whose first screen has nothing of a page's lower parts that would move. */
const PHONE = '(width < 640px) and (height < 900px)';

function waitFor(id: string, media?: string): string {
  return tag('link', { rel: 'expect', href: `#${id}`, blocking: 'render', media });
}

/**
 * The links by which a document waits before it is painted, because what is painted before would move when more of it
 * comes: on a phone for the end of the first screen, where the page names it, and otherwise for the end of the document.
 *
 * @param markup of the document's root element
 */
export function firstPaintLinks(markup: string): string[] {
  if (!markup.includes(`id="${FIRST_SCREEN_END_ID}"`)) return [waitFor(PAGE_DATA_ID)];
  return [waitFor(FIRST_SCREEN_END_ID, PHONE), waitFor(PAGE_DATA_ID, `not (${PHONE})`)];
}
