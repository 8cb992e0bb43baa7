import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { RELEASE_NAME, VERSION } from '../release/dataRules';
import { integrityOf, md5Of } from '../release/integrity';
import { labelOf, serializeManifest } from '../release/manifest';
import { parseRelease } from '../release/parseRelease';
import { inParallel } from '../util/inParallel';
import { countProgress } from '../util/progress';
import { RefusedError, StoreError } from '../util/UserError';
import { compress, findBrokenVariants } from './compress';
import { objectMetadata } from './objectMetadata';
import { variantKeys } from './pageKeys';
import { CONCURRENT_REQUESTS, CONFLICT, type ListedObject, type Store } from './Store';
import { ignoreDamage } from './StoreAwayError';

const PREFIX = 'releases/';
type Named = Pick<ReleaseManifest, 'name' | 'version'>;

/** What the keys of all releases of a name begin with. */
export function releasesPrefix(name: string): string {
  return `${PREFIX}${name}/`;
}

/** The key of a file of a stored release. */
export function releaseKey({ name, version }: Named, file: string): string {
  return `${releasesPrefix(name)}${version}/${file}`;
}

/** The objects that a store has of a release; none when the release is not complete, as it may just be removed. */
async function listRelease(store: Store, release: Named): Promise<ReadonlyMap<string, ListedObject>> {
  const objects = new Map<string, ListedObject>();
  for await (const object of store.list(releaseKey(release, ''))) objects.set(object.key, object);
  return objects.has(manifestKey(release)) ? objects : new Map();
}

/**
 * Creates an object; one that is there with another content was damaged, and is replaced.
 * @param listed the object as it was listed
 */
async function ensureObject(
  store: Store,
  key: string,
  bytes: Buffer,
  listed: ListedObject | undefined,
): Promise<void> {
  if (listed?.md5 === md5Of(bytes)) return;
  const metadata = objectMetadata(key);
  if (!listed && (await store.put(key, bytes, metadata, 'absent')) !== CONFLICT) return;
  const present = await store.get(key);
  if (!present?.bytes.equals(bytes)) await store.put(key, bytes, metadata, 'always');
}

/**
 * Whether an object has its compressed variants. To see that takes a tenth of the time of compressing it again. Where
 * the list tells the MD5 of objects, compressing it needs no request, and is left to the caller.
 */
async function hasVariants(
  store: Store,
  key: string,
  bytes: Buffer,
  listed: ReadonlyMap<string, ListedObject>,
): Promise<boolean> {
  const objects = variantKeys(key).map((variant) => listed.get(variant));
  if (objects.some((object) => !object || object.md5 !== undefined)) return false;
  return (await findBrokenVariants(store, key, bytes)).length === 0;
}

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
  const listed = await listRelease(store, release);
  const ensure = (key: string, bytes: Buffer) => ensureObject(store, key, bytes, listed.get(key));
  const files = Object.keys(release.files);
  const countStored = countProgress('storing files', files.length);
  await inParallel(files, CONCURRENT_REQUESTS, async (file) => {
    const bytes = await read(release, file);
    const key = releaseKey(release, file);
    if (file.startsWith('browser/') && !(await hasVariants(store, key, bytes, listed))) {
      const variants = await compress(file, bytes);
      for (const { extension, bytes: compressed } of variants) await ensure(key + extension, compressed);
    }
    await ensure(key, bytes);
    countStored();
  });
  await ensure(manifestKey(release), Buffer.from(serializeManifest(release)));
}

/** Whether a release is stored completely. */
export async function isStored(store: Store, release: Named): Promise<boolean> {
  return (await store.get(manifestKey(release))) !== undefined;
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

/** Reads files of stored releases. */
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

/** Reads files of a built release from the folder that it was built into, and those of other releases from the store. */
export function builtFiles(store: Store, built: ReleaseManifest, dist: string): ReadReleaseFile {
  const readStored = storedFiles(store);
  return async (release, file) => {
    if (labelOf(release) !== labelOf(built)) return readStored(release, file);
    const bytes = await readFile(join(dist, file)).catch(() => undefined);
    if (bytes && integrityOf(bytes) === built.files[file]) return bytes;
    throw new RefusedError(
      `${join(dist, file)} has changed while ${labelOf(built)} was being published`,
      'Wait for the build to end, then publish again.',
    );
  };
}

/**
 * Compresses the browser files of a stored release again whose compressed variants are missing or damaged. Files that
 * are damaged themselves are left out.
 *
 * @returns the keys of the variants that were written
 */
export async function repairVariants(store: Store, release: ReleaseManifest): Promise<string[]> {
  const written: string[] = [];
  const files = Object.keys(release.files).filter((file) => file.startsWith('browser/'));
  await inParallel(files, CONCURRENT_REQUESTS, async (file) => {
    const key = releaseKey(release, file);
    const bytes = await storedFiles(store)(release, file).catch(ignoreDamage);
    const broken = bytes ? await findBrokenVariants(store, key, bytes) : [];
    if (!bytes || broken.length === 0) return;
    for (const { extension, bytes: compressed } of await compress(file, bytes)) {
      const variant = key + extension;
      if (!broken.includes(variant)) continue;
      await store.put(variant, compressed, objectMetadata(variant), 'always');
      written.push(variant);
    }
  });
  return written;
}

/** A release of which at least one object is stored. */
export interface StoredRelease extends Named {
  /** Whether it is complete. */
  readonly isCommitted: boolean;
  /** When its last object was written, by the clock of the store, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/**
 * The releases that are stored, also incomplete ones, by name and version.
 * @param name `shell`, or the name of a remote @default all
 */
export async function listStoredReleases(store: Store, name?: string): Promise<StoredRelease[]> {
  const releases = new Map<string, StoredRelease>();
  for await (const { key, modifiedMs } of store.list(name === undefined ? PREFIX : releasesPrefix(name))) {
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

/**
 * Removes a stored release. Without its manifest it no longer counts, even if the process ends before the rest.
 *
 * @param isNamed asked once the manifest is gone; if a publisher has named the release meanwhile, it is put back
 * @returns whether the release was removed
 */
export async function removeRelease(
  store: Store,
  release: Named,
  isNamed: () => Promise<boolean>,
): Promise<boolean> {
  const key = manifestKey(release);
  const manifest = await store.get(key);
  await store.delete(key);
  if (await isNamed()) {
    if (manifest) await store.put(key, manifest.bytes, objectMetadata(key), 'absent');
    return false;
  }
  const keys: string[] = [];
  for await (const object of store.list(releaseKey(release, ''))) keys.push(object.key);
  await inParallel(keys, CONCURRENT_REQUESTS, (file) => store.delete(file));
  return true;
}
