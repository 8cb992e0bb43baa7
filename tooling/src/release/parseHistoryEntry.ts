import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { PARTNERS, PUBLICATION_ID, RELEASE_NAME, SINGLE_LINE, VERSION, WHOLE_NUMBER } from './dataRules';
import { parseData, type DataFormat } from './parseData';

/** What to do about an entry that cannot be read. */
export const REMOVE_ENTRY =
  'Remove it: the history is shorter then, and the pages of the site stay as they are.';

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: REMOVE_ENTRY,
  maxBytes: 16 * 1024,
  error: StoreError,
};

const ENTRY = v.object({
  name: RELEASE_NAME,
  version: VERSION,
  /** What was done with the release. */
  action: v.picklist(['publish', 'promote', 'rollback'], 'which is not an action'),
  /** ISO 8601 instant, by the clock of the publisher. */
  at: v.pipe(
    v.string(),
    v.check(
      (at) => !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at,
      'which is not an instant such as 2026-01-31T12:00:00.000Z',
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

/**
 * Reads the text of an entry of the history.
 *
 * @param source the object that the text comes from, for messages
 * @throws UserError that names the first field that breaks a rule
 */
export function parseHistoryEntry(text: string, source: string): HistoryEntry {
  return parseData(ENTRY, text, source, FORMAT);
}
