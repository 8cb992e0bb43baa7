import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { RefusedError } from '../util/UserError';
import { parseData, type DataFormat } from './parseData';
import { MANIFEST, MAX_MANIFEST_BYTES, POINTER_FIELDS, withItsVersion } from './releaseSchema';

/** What to do about a release that is damaged. */
export const REBUILD = 'Build it again and publish the whole dist folder.';

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: REBUILD,
  maxBytes: MAX_MANIFEST_BYTES,
  error: RefusedError,
};

const RELEASE = v.pipe(
  MANIFEST,
  v.check(
    (manifest) => !POINTER_FIELDS.some((field) => Object.hasOwn(manifest, field)),
    'which has a field that only a pointer has',
  ),
  withItsVersion((manifest: ReleaseManifest) => manifest),
);

/**
 * Reads the text of a release.json. Fields that this version of the tool does not know are kept, because the version
 * of the release covers them.
 *
 * @param source the file or object that the text comes from, for messages
 * @param error what is thrown: a release that was built is refused, but one that is stored was damaged in the store
 * @throws UserError that names the first field that breaks a rule
 */
export function parseRelease(text: string, source: string, error = FORMAT.error): ReleaseManifest {
  return parseData(RELEASE, text, source, { ...FORMAT, error });
}
