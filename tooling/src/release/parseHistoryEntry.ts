import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import {
  expected,
  PARTNERS,
  PUBLICATION_ID,
  RELEASE_NAME,
  SINGLE_LINE,
  VERSION,
  WHOLE_NUMBER,
} from './dataRules';
import { parserOf } from './parseData';

/** What to do about an entry that cannot be read. */
export const REMOVE_ENTRY =
  'Remove it: the history is shorter then, and the pages of the site stay as they are.';

const ENTRY = v.object({
  name: RELEASE_NAME,
  version: VERSION,
  /** What was done with the release. */
  action: v.picklist(['publish', 'promote', 'rollback']),
  /** ISO 8601 instant, by the clock of the publisher. */
  at: v.pipe(
    v.string(),
    v.check(
      (at) => !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at,
      expected('an instant such as 2026-01-31T12:00:00.000Z'),
    ),
  ),
  /** The name of a user on the machine of the publisher. */
  by: SINGLE_LINE,
  /** @see Publication */
  serial: WHOLE_NUMBER,
  id: PUBLICATION_ID,
  /** The version that this one replaced; `null` for the first. */
  from: v.nullable(VERSION),
  /** @see Pointer.with */
  with: PARTNERS,
  /** The id of the publication that this one replaced; none for the first. */
  previous: v.exactOptional(PUBLICATION_ID),
  /** Why somebody rolled back, in their words: one line of up to 300 characters. */
  because: v.exactOptional(SINGLE_LINE),
});

/** An entry of the site's history, which is not public: who did what with which release, and when. */
export type HistoryEntry = Readonly<v.InferOutput<typeof ENTRY>>;

/** Whether a text can be the reason of an entry. */
export function isReason(text: string): boolean {
  return v.is(SINGLE_LINE, text);
}

export const parseHistoryEntry = parserOf(ENTRY, 'is corrupt', REMOVE_ENTRY, StoreError);
