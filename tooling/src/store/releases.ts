import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { RELEASE_NAME, VERSION } from '../release/dataRules';
import { parseRelease } from '../release/formats';
import { integrityOf } from '../release/integrity';
import { labelOf, serializeManifest } from '../release/manifest';
import { inParallel } from '../util/inParallel';
import { RefusedError, StoreError } from '../util/UserError';
import { ensureVariants } from './compress';
import { releaseKey, RELEASES_PREFIX, type Named } from './keys';
import { listKept } from './remove';
import { CONCURRENT_REQUESTS, ensureObject, listKeys, type ListedObject, type Store } from './Store';

/**
 * Stores a release, with compressed variants of its browser files. Its `release.json` is the last object: without
 * it the release does not count as stored. Of a release that is stored already, only what is damaged is written.
 *
 * @throws UserError as `read` does
 */
export async function storeRelease(
  store: Store,
  release: ReleaseManifest,
  read: ReadReleaseFile,
): Promise<void> {
  const listed = new Set(await listKeys(store, releaseKey(release, '')));
  const ensure = (key: string, bytes: Buffer) => ensureObject(store, key, bytes, listed.has(key));
  await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
    const bytes = await read(release, file);
    const key = releaseKey(release, file);
    if (file.startsWith('browser/')) await ensureVariants(store, key, bytes, listed);
    await ensure(key, bytes);
  });
  await ensure(manifestKey(release), Buffer.from(serializeManifest(release)));
}

/**
 * Whether a release is stored completely, also what prune may have been removing when it was stored.
 * @throws ConflictError when prune is removing it
 */
export async function isReleaseStored(store: Store, release: ReleaseManifest): Promise<boolean> {
  const kept = await listKept(store, releaseKey(release, ''));
  return ['release.json', ...Object.keys(release.files)].every((file) => kept.has(releaseKey(release, file)));
}

function manifestKey(release: Named): string {
  return releaseKey(release, 'release.json');
}

/** The manifest of a stored release. @throws UserError when it is not stored, or corrupt */
export async function readStoredManifest(store: Store, release: Named): Promise<ReleaseManifest> {
  const key = manifestKey(release);
  const object = await store.get(key);
  if (!object) {
    throw new StoreError(
      `${labelOf(release)} is not stored in ${store.location}`,
      'Run farekite status to see which versions are, or publish it again.',
    );
  }
  const manifest = parseRelease(object.bytes.toString('utf8'), key, StoreError);
  if (labelOf(manifest) === labelOf(release)) return manifest;
  throw new StoreError(
    `${key} in ${store.location} is the manifest of ${labelOf(manifest)}`,
    'Choose another version, or publish this one again.',
  );
}

/** Reads a file of a release. @throws UserError when it is missing or does not match its hash */
export type ReadReleaseFile = (release: ReleaseManifest, file: string) => Promise<Buffer>;

export function storedFiles(store: Store): ReadReleaseFile {
  return async (release, file) => {
    const object = await store.get(releaseKey(release, file));
    if (object && integrityOf(object.bytes) === release.files[file]) return object.bytes;
    throw new StoreError(
      `${releaseKey(release, file)} in ${store.location} is ${object ? 'damaged' : 'missing'}`,
      `Publish ${labelOf(release)} again from its build, which replaces the file, or roll ${release.name} back.`,
    );
  };
}

/** Reads files of the release that was built into a folder. */
export function builtFiles(dist: string): ReadReleaseFile {
  return async (release, file) => {
    const bytes = await readFile(join(dist, file)).catch(() => undefined);
    if (bytes && integrityOf(bytes) === release.files[file]) return bytes;
    throw new RefusedError(
      `${join(dist, file)} has changed while ${labelOf(release)} was being published`,
      'Wait for the build to end, then publish again.',
    );
  };
}

/** A release that is not in the store yet, and what reads its files. */
export interface ReleaseSource {
  readonly release: ReleaseManifest;
  readonly read: ReadReleaseFile;
}

/** Reads files of some releases from where they are, and those of others from the store. */
export function sourceFiles(store: Store, sources: readonly ReleaseSource[]): ReadReleaseFile {
  const readStored = storedFiles(store);
  const readers = new Map(sources.map(({ release, read }) => [labelOf(release), read]));
  return (release, file) => (readers.get(labelOf(release)) ?? readStored)(release, file);
}

/**
 * Reads every file of a stored release, and creates compressed variants again that are not of it: a preview may have stored
 * them.
 *
 * @throws UserError when a file is missing or damaged
 */
export async function verifyStored(store: Store, release: ReleaseManifest): Promise<void> {
  const read = storedFiles(store);
  await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
    const bytes = await read(release, file);
    if (file.startsWith('browser/')) await ensureVariants(store, releaseKey(release, file), bytes);
  });
}

/** A release of which at least one object is stored, and when the last one was written. */
export interface StoredRelease extends Named, Pick<ListedObject, 'modifiedMs'> {
  readonly isCommitted: boolean;
}

/**
 * The releases that are stored, also incomplete ones, by name and version.
 * @param name `shell`, or the name of a remote @default all
 */
export async function listStoredReleases(store: Store, name?: string): Promise<StoredRelease[]> {
  const releases = new Map<string, StoredRelease>();
  const prefix = name === undefined ? RELEASES_PREFIX : `${RELEASES_PREFIX}${name}/`;
  for (const { key, modifiedMs } of await store.list(prefix)) {
    const [, found = '', version = '', ...file] = key.split('/');
    // Others may have put files there: a desktop adds its own to every folder that it shows.
    if (!v.is(RELEASE_NAME, found) || !v.is(VERSION, version) || file.length === 0) continue;
    const known = releases.get(`${found}@${version}`);
    releases.set(`${found}@${version}`, {
      name: found,
      version,
      isCommitted: (known?.isCommitted ?? false) || file.join('/') === 'release.json',
      modifiedMs: Math.max(modifiedMs, known?.modifiedMs ?? 0),
    });
  }
  return [...releases].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, release]) => release);
}

/** The versions of a name that are stored, whether they were ever live or not. */
export async function listVersions(store: Store, name: string): Promise<string[]> {
  const releases = await listStoredReleases(store, name);
  return releases.filter(({ isCommitted }) => isCommitted).map(({ version }) => version);
}
