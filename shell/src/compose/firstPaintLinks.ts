import { HEADER_ID } from '../layout/Header/Header';
import { tag } from './html';
import { PAGE_DATA_ID } from './pageData';

/** Phones, on which every part of a page is below the one before, so that nothing moves when more of them arrive. */
const PHONE = '(width < 640px) and (height < 900px)';

function waitFor(id: string, media: string): string {
  return tag('link', { rel: 'expect', href: `#${id}`, blocking: 'render', media });
}

/**
 * The links by which a document waits before it is painted: on a phone for the header, and on larger screens for the end
 * of the document, because what is painted before would move when more of it arrives.
 */
export const FIRST_PAINT_LINKS = [waitFor(HEADER_ID, PHONE), waitFor(PAGE_DATA_ID, `not (${PHONE})`)];
