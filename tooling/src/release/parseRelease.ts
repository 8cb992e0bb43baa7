import type { ReleaseManifest } from '@farekite/shared/protocol';
import { RefusedError } from '../util/UserError';
import { contentVersion } from './manifest';
import { parseData, type DataFormat, type Finding } from './parseData';
import { MANIFEST, MANIFEST_RULES } from './releaseSchema';

/** What to do about a release that is damaged. */
export const REBUILD = 'Build it again and publish the whole dist folder.';
/** The greatest size of a manifest, in bytes: that of a shell names every route. */
export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: REBUILD,
  maxBytes: MAX_MANIFEST_BYTES,
  error: RefusedError,
};

/** The fields that a pointer adds to the manifest. */
export const POINTER_FIELDS = ['serial', 'id', 'with', 'from'];

function findPointerField(manifest: object): Finding | undefined {
  const [field, value] = Object.entries(manifest).find(([name]) => POINTER_FIELDS.includes(name)) ?? [];
  return field === undefined ? undefined : { path: [field], value, message: 'which only a pointer has' };
}

/** @throws UserError when the version is not the hash of everything else in the manifest */
export function assertVersionHolds(
  { version, ...content }: ReleaseManifest,
  source: string,
  { fault, remedy, error }: DataFormat,
): void {
  if (contentVersion(content) === version) return;
  throw new error(`${source} ${fault}: its content does not match its version ${version}`, remedy);
}

/**
 * Reads the text of a release.json. Fields that this version of the tool does not know are kept, because the version
 * of the release covers them.
 *
 * @param source the file or object that the text comes from, for messages
 * @param error what is thrown: a release that was built is refused, but one that is stored was damaged in the store
 * @throws UserError that names the first field that breaks a rule
 */
export function parseRelease(text: string, source: string, error = FORMAT.error): ReleaseManifest {
  const format = { ...FORMAT, error };
  const manifest = parseData(MANIFEST, text, source, format, [...MANIFEST_RULES, findPointerField]);
  assertVersionHolds(manifest, source, format);
  return manifest;
}
