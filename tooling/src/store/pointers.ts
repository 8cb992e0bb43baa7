import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { manifestOf, parsePointer, type Canary, type Pointer } from '../release/formats';
import { StoreError, UsageError } from '../util/UserError';
import { POINTERS_PREFIX, pointerKey, SHELL_NAME } from './keys';
import { CONFLICT, listKeys, type Store } from './Store';

/** The manifests of live releases, by name; perhaps with some that are to be live. */
export type Releases = ReadonlyMap<string, ReleaseManifest>;

/** A pointer as it was read. */
export type LivePointer = Pointer & { readonly etag: string };

type LivePointers = ReadonlyMap<string, LivePointer>;

/** The manifest of the live shell; `undefined` when none is live. */
export function liveShell(releases: Releases): ShellRelease | undefined {
  const shell = releases.get(SHELL_NAME);
  return shell?.kind === 'shell' ? shell : undefined;
}

/** The manifest of the remote's live release; `undefined` when none is live. */
export function liveRemote(releases: Releases, name: string): RemoteRelease | undefined {
  const remote = releases.get(name);
  return remote?.kind === 'remote' ? remote : undefined;
}

/** The manifests in pointers, without what belongs to the pointers. */
export function manifestsOf(pointers: ReadonlyMap<string, Pointer>): Releases {
  return new Map([...pointers].map(([name, pointer]) => [name, manifestOf(pointer)]));
}

/** @throws UserError when the pointer cannot be read */
async function readPointer(store: Store, key: string): Promise<LivePointer | undefined> {
  const object = await store.get(key);
  if (!object) return undefined;
  const pointer = parsePointer(object.bytes.toString('utf8'), `${store.location}/${key}`);
  if (pointerKey(pointer.name) === key) return { ...pointer, etag: object.etag };
  throw new StoreError(
    `The pointer ${key} in ${store.location} names a release of ${pointer.name}`,
    'Remove it, and publish the release that should be live.',
  );
}

/**
 * Reads pointers.
 * @param names those to read @default all that there are
 * @throws UserError when one of them cannot be read
 */
export async function readPointers(store: Store, names?: readonly string[]): Promise<LivePointers> {
  const keys = names?.map(pointerKey) ?? (await listPointerKeys(store));
  const pointers = await Promise.all(keys.map((key) => readPointer(store, key)));
  return new Map(pointers.flatMap((pointer) => (pointer ? [[pointer.name, pointer]] : [])));
}

/**
 * Reads the pointers that a release has to work together with. A remote depends on the shell alone.
 * @throws UserError when one of them cannot be read
 */
export async function readPointersFor(store: Store, name: string): Promise<LivePointers> {
  return readPointers(store, name === SHELL_NAME ? undefined : [SHELL_NAME, name]);
}

async function listPointerKeys(store: Store): Promise<string[]> {
  return (await listKeys(store, POINTERS_PREFIX)).filter((key) => key.endsWith('.json'));
}

/**
 * The pointer that makes a release live.
 *
 * @param before the pointer that it replaces; `undefined` for the first one
 * @param pairs the versions that its pages were made with: see `Pointer.with`
 */
export function successorOf(
  before: Pointer | undefined,
  release: ReleaseManifest,
  pairs: Pointer['with'],
  id: string = randomUUID(),
): Pointer {
  const serial = (before?.serial ?? 0) + 1;
  return { ...release, serial, id, from: before?.version ?? null, with: pairs } as Pointer;
}

/**
 * The pointer that begins a canary beside the live release, gives it another share, or ends it.
 * @param canary `undefined` for none
 */
export function withCanary(before: LivePointer, canary: Canary | undefined): Pointer {
  const same = successorOf(before, manifestOf(before), before.with);
  return { ...same, from: before.from, ...(canary && { canary }) } as Pointer;
}

/**
 * Makes a release live if nobody has moved its pointer since it was read.
 *
 * @param before the pointer as it was read; `undefined` when there was none
 * @returns the pointer as it is live now; `undefined` when another publisher was faster
 */
export async function movePointer(
  store: Store,
  pointer: Pointer,
  before: LivePointer | undefined,
): Promise<LivePointer | undefined> {
  const key = pointerKey(pointer.name);
  const when = before ? { etag: before.etag } : 'absent';
  const result = await store.put(key, Buffer.from(`${JSON.stringify(pointer, null, 2)}\n`), when);
  return result === CONFLICT ? undefined : { ...pointer, etag: result.etag };
}

/** @throws UserError when nothing was ever published to the store */
export async function assertSiteExists(store: Store): Promise<void> {
  if ((await listPointerKeys(store)).length > 0) return;
  throw new UsageError(
    `There is no site in ${store.location}`,
    'Choose another place with --site, or begin a site there with farekite publish --create.',
  );
}

/** What a folder contains when the first publish to it has begun. */
const FOLDERS_OF_A_SITE = [
  '.farekite',
  'history',
  'live',
  'pages',
  'preview-pages',
  'previews',
  'releases',
  'removing',
  'rollouts',
];

/**
 * Makes sure that no site is begun by a mistake in the place's name.
 * @throws UserError when there is no site, and the place is no folder that is empty or that a first publish has begun
 */
export async function assertSiteOrEmptyFolder(store: Store): Promise<void> {
  // A bucket has no folder.
  const names = await readdir(store.location).catch(() => undefined);
  if (!names?.every((name) => FOLDERS_OF_A_SITE.includes(name))) await assertSiteExists(store);
}
