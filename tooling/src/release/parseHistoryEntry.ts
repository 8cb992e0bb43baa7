import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import {
  PUBLICATION_ID,
  recordOf,
  RELEASE_NAME,
  REMOTE_NAME,
  SERIAL,
  SINGLE_LINE,
  VERSION,
} from './dataRules';
import { parseData, type DataFormat } from './parseData';
import type { Pointer, Publication } from './parsePointer';

/** What was done with a release. */
export type HistoryAction = 'publish' | 'promote' | 'rollback';

/** An entry of the site's history, which is not public: who did what with which release, and when. */
export interface HistoryEntry extends Publication {
  readonly name: string;
  readonly version: string;
  readonly action: HistoryAction;
  /** ISO 8601 instant, by the clock of the publisher. */
  readonly at: string;
  /** The name of a user on the machine of the publisher. */
  readonly by: string;
  /** The version that this one replaced; `null` for the first. */
  readonly from: string | null;
  /** @see Pointer.with */
  readonly with: Pointer['with'];
  /** The id of the publication that this one replaced; none for the first. */
  readonly previous?: string;
  /** Why somebody rolled back, in their words: one line of up to 300 characters. */
  readonly because?: string;
}

/** What to do about an entry that cannot be read. */
export const REMOVE_ENTRY =
  'Remove it: the history is shorter then, and the pages of the site stay as they are.';

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: REMOVE_ENTRY,
  maxBytes: 16 * 1024,
  error: StoreError,
};

const ENTRY = v.looseObject({
  name: RELEASE_NAME,
  version: VERSION,
  action: v.picklist(['publish', 'promote', 'rollback'], 'which is not an action'),
  at: v.pipe(
    v.string(),
    v.check(
      (at) => !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at,
      'which is not an instant such as 2026-01-31T12:00:00.000Z',
    ),
  ),
  by: SINGLE_LINE,
  serial: SERIAL,
  id: PUBLICATION_ID,
  from: v.nullable(VERSION),
  with: v.nullable(v.union([VERSION, recordOf(REMOTE_NAME, VERSION)], 'which names no pair')),
  previous: v.exactOptional(PUBLICATION_ID),
  because: v.exactOptional(SINGLE_LINE),
});

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
