import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { manifestOf, parsePointer, type Canary, type Pointer } from '../release/formats';
import { StoreError, UsageError } from '../util/UserError';
import { POINTERS_PREFIX, pointerKey, SHELL_NAME } from './keys';
import { CONFLICT, listKeys, type Store } from './Store';

/** Live releases by name, perhaps with some that are to be live. */
export type Releases = ReadonlyMap<string, ReleaseManifest>;

export type LivePointer = Pointer & { readonly etag: string };

type LivePointers = ReadonlyMap<string, LivePointer>;

export function liveShell(releases: Releases): ShellRelease | undefined {
  const shell = releases.get(SHELL_NAME);
  return shell?.kind === 'shell' ? shell : undefined;
}

export function liveRemote(releases: Releases, name: string): RemoteRelease | undefined {
  const remote = releases.get(name);
  return remote?.kind === 'remote' ? remote : undefined;
}

export function manifestsOf(pointers: ReadonlyMap<string, Pointer>): Releases {
  return new Map([...pointers].map(([name, pointer]) => [name, manifestOf(pointer)]));
}

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

export async function readPointers(store: Store, names?: readonly string[]): Promise<LivePointers> {
  const keys = names?.map(pointerKey) ?? (await listPointerKeys(store));
  const pointers = await Promise.all(keys.map((key) => readPointer(store, key)));
  return new Map(pointers.flatMap((pointer) => (pointer ? [[pointer.name, pointer]] : [])));
}

/** A remote depends on the shell alone. */
export async function readPointersFor(store: Store, name: string): Promise<LivePointers> {
  return readPointers(store, name === SHELL_NAME ? undefined : [SHELL_NAME, name]);
}

async function listPointerKeys(store: Store): Promise<string[]> {
  return (await listKeys(store, POINTERS_PREFIX)).filter((key) => key.endsWith('.json'));
}

export function successorOf(
  before: Pointer | undefined,
  release: ReleaseManifest,
  pairs: Pointer['with'],
): Pointer {
  const serial = (before?.serial ?? 0) + 1;
  return { ...release, serial, id: randomUUID(), from: before?.version ?? null, with: pairs } as Pointer;
}

export function withCanary(before: LivePointer, canary: Canary | undefined): Pointer {
  const same = successorOf(before, manifestOf(before), before.with);
  return { ...same, from: before.from, ...(canary && { canary }) } as Pointer;
}

/** @returns `undefined` when another publisher was faster */
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

export async function assertSiteExists(store: Store): Promise<void> {
  if ((await listPointerKeys(store)).length > 0) return;
  throw new UsageError(
    `There is no site in ${store.location}`,
    'Choose another place with --site, or begin a site there with farekite publish --create.',
  );
}

/** So that a mistake in a name begins no site. A first publish that was killed has left .farekite in the folder. */
export async function assertSiteOrEmptyFolder(store: Store): Promise<void> {
  const names = await readdir(store.location).catch(() => undefined);
  const isBegun = names?.includes('.farekite') ?? false;
  if (names?.length !== 0 && !isBegun) await assertSiteExists(store);
}
