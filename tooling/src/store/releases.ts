import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { RELEASE_NAME, VERSION } from '../release/dataRules';
import { parseRelease } from '../release/formats';
import { integrityOf, labelOf, serializeManifest } from '../release/manifest';
import { inParallel } from '../util/inParallel';
import { RefusedError, StoreError } from '../util/UserError';
import { ensureVariants } from './compress';
import { releaseKey, RELEASES_PREFIX, type Named } from './keys';
import { CONCURRENT_REQUESTS, ensureObject, listKept, listKeys, type Store } from './Store';

/** `release.json` is the last object: without it the release is not stored. */
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
  await ensure(releaseKey(release, 'release.json'), Buffer.from(serializeManifest(release)));
}

export async function isReleaseStored(store: Store, release: ReleaseManifest): Promise<boolean> {
  const kept = await listKept(store, releaseKey(release, ''));
  return ['release.json', ...Object.keys(release.files)].every((file) => kept.has(releaseKey(release, file)));
}

export async function readStoredManifest(store: Store, release: Named): Promise<ReleaseManifest> {
  const key = releaseKey(release, 'release.json');
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

export interface ReleaseSource {
  readonly release: ReleaseManifest;
  readonly read: ReadReleaseFile;
}

export function sourceFiles(store: Store, sources: readonly ReleaseSource[]): ReadReleaseFile {
  const readStored = storedFiles(store);
  const readers = new Map(sources.map(({ release, read }) => [labelOf(release), read]));
  return (release, file) => (readers.get(labelOf(release)) ?? readStored)(release, file);
}

/** Reads every file, and replaces damaged compressed variants: a preview may have stored them. */
export async function verifyStored(store: Store, release: ReleaseManifest): Promise<void> {
  const read = storedFiles(store);
  await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
    const bytes = await read(release, file);
    if (file.startsWith('browser/')) await ensureVariants(store, releaseKey(release, file), bytes);
  });
}

export async function listStoredReleases(store: Store, name?: string) {
  const releases = new Map<string, Named & { readonly isCommitted: boolean; readonly modifiedMs: number }>();
  const prefix = name === undefined ? RELEASES_PREFIX : `${RELEASES_PREFIX}${name}/`;
  for (const { key, modifiedMs } of await store.list(prefix)) {
    const [, found = '', version = '', ...file] = key.split('/');
    // A desktop adds files to folders that it shows.
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

export async function listVersions(store: Store, name: string): Promise<string[]> {
  const releases = await listStoredReleases(store, name);
  return releases.filter(({ isCommitted }) => isCommitted).map(({ version }) => version);
}
