import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { PUBLICATION_ID, SERIAL } from './dataRules';
import { parseData, type DataFormat } from './parseData';
import { assertVersionHolds, MAX_MANIFEST_BYTES } from './parseRelease';
import { MANIFEST } from './releaseSchema';

/** What a pointer says besides the manifest of the live release. */
export interface Publication {
  /** Counts the publishes and rollbacks of a name from 1; 0 in pointers that were written before there was a serial. */
  readonly serial: number;
  /** Of the publish or rollback that moved the pointer; empty in pointers that were written before there was an id. */
  readonly id: string;
}

/** The content of `live/NAME.json`, now or soon: the live release, and which publication makes it live. */
export type Pointer<R extends ReleaseManifest = ReleaseManifest> = R & Publication;

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: 'Copy releases/NAME/VERSION/release.json of the release that should be live over it (cp).',
  maxBytes: MAX_MANIFEST_BYTES,
  error: StoreError,
};

const PUBLICATION = v.looseObject({
  serial: v.exactOptional(SERIAL),
  id: v.exactOptional(PUBLICATION_ID),
}) as unknown as v.GenericSchema<ReleaseManifest, ReleaseManifest & Partial<Publication>>;

const POINTER = v.pipe(MANIFEST, PUBLICATION);

/**
 * Reads the text of a pointer.
 *
 * @param source the file or object that the text comes from, for messages
 * @throws UserError that names the first field that breaks a rule
 */
export function parsePointer(text: string, source: string): Pointer {
  const { serial = 0, id = '', ...manifest } = parseData(POINTER, text, source, FORMAT);
  assertVersionHolds(manifest, source, FORMAT);
  return { ...manifest, serial, id };
}
