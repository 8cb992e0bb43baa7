import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { parsePointer, type Pointer } from '../release/parsePointer';
import { StoreError, UsageError } from '../util/UserError';
import { objectMetadata } from './objectMetadata';
import { CONFLICT, UNCHANGED, type Store } from './Store';

/** The manifests of live releases, by name. */
export type Pointers = ReadonlyMap<string, ReleaseManifest>;

/** A pointer as it was read. */
export type LivePointer = Pointer & { readonly etag: string };

/** Pointers as they were read, by name. */
export type LivePointers = ReadonlyMap<string, LivePointer>;

const PREFIX = 'live/';
/** The fields of a pointer that do not belong to the manifest. */
const POINTER_FIELDS: ReadonlySet<string> = new Set(['serial', 'id', 'etag'] satisfies (keyof LivePointer)[]);

/** `live/mfe-deals.json` */
export function pointerKey(name: string): string {
  return `${PREFIX}${name}.json`;
}

/** The manifest of the live shell; `undefined` when none is live. */
export function liveShell<R extends ReleaseManifest>(
  pointers: ReadonlyMap<string, R>,
): Extract<R, ShellRelease> | undefined {
  const pointer = pointers.get('shell');
  return pointer?.kind === 'shell' ? (pointer as Extract<R, ShellRelease>) : undefined;
}

/** The manifest of the remote's live release; `undefined` when none is live. */
export function liveRemote<R extends ReleaseManifest>(
  pointers: ReadonlyMap<string, R>,
  name: string,
): Extract<R, RemoteRelease> | undefined {
  const pointer = pointers.get(name);
  return pointer?.kind === 'remote' ? (pointer as Extract<R, RemoteRelease>) : undefined;
}

/** The manifest in a pointer, without what belongs to the pointer. */
export function manifestOf<R extends ReleaseManifest>(pointer: R & Partial<LivePointer>): R {
  const fields = Object.entries(pointer).filter(([field]) => !POINTER_FIELDS.has(field));
  return Object.fromEntries(fields) as R;
}

/** The shells' pointers as they were read last. A command reads one several times, and it names every route. */
const lastShells = new WeakMap<Store, LivePointer>();

/** @throws UserError when the pointer cannot be read */
async function readPointer(store: Store, key: string): Promise<LivePointer | undefined> {
  const object = await store.get(key);
  if (!object) return undefined;
  const lastShell = lastShells.get(store);
  if (key === pointerKey('shell') && lastShell?.etag === object.etag) return lastShell;
  const pointer = parsePointer(object.bytes.toString('utf8'), `${store.location}/${key}`);
  if (pointerKey(pointer.name) !== key) {
    throw new StoreError(
      `The pointer ${key} in ${store.location} names a release of ${pointer.name}`,
      'Copy releases/NAME/VERSION/release.json of the release that should be live over it (cp).',
    );
  }
  const live = { ...pointer, etag: object.etag };
  if (pointer.name === 'shell') lastShells.set(store, live);
  return live;
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
 * Reads the pointers that the pages in a scope depend on. A remote's pages depend on the shell and on the remote alone.
 *
 * @param scope `shell` for all pages, or the name of a remote for its pages
 * @throws UserError when one of them cannot be read
 */
export async function readPointersFor(store: Store, scope: string): Promise<LivePointers> {
  return readPointers(store, scope === 'shell' ? undefined : ['shell', scope]);
}

async function listPointerKeys(store: Store): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(PREFIX)) if (key.endsWith('.json')) keys.push(key);
  return keys.sort();
}

/**
 * Makes a release live if nobody has moved its pointer since it was read.
 *
 * @param before the pointer as it was read; `undefined` when there was none
 * @returns whether the pointer was moved
 */
export async function movePointer(
  store: Store,
  pointer: Pointer,
  before: LivePointer | undefined,
): Promise<boolean> {
  const key = pointerKey(pointer.name);
  const when = before ? { etag: before.etag } : 'absent';
  const result = await store.put(key, serializePointer(pointer), objectMetadata(key), when);
  return result !== CONFLICT;
}

/** The content of a pointer's object. */
export function serializePointer(pointer: Pointer): Buffer {
  return Buffer.from(`${JSON.stringify(pointer, null, 2)}\n`);
}

/** Whether two readings found the same publications. */
export function isSameState(one: LivePointers, other: LivePointers): boolean {
  return one.size === other.size && [...one].every(([name, { etag }]) => other.get(name)?.etag === etag);
}

/** Whether nobody has moved any of the pointers with these names since they were read. */
export async function areUnmoved(
  store: Store,
  names: readonly string[],
  pointers: LivePointers,
): Promise<boolean> {
  const unmoved = await Promise.all(
    names.map(async (name) => {
      const etag = pointers.get(name)?.etag;
      const key = pointerKey(name);
      return etag === undefined
        ? (await store.get(key)) === undefined
        : (await store.getIfChanged(key, etag)) === UNCHANGED;
    }),
  );
  return unmoved.every((isUnmoved) => isUnmoved);
}

/** Whether something was ever published to the store. */
export async function hasSite(store: Store): Promise<boolean> {
  return (await listPointerKeys(store)).length > 0;
}

/** @throws UserError when nothing was ever published to the store */
export async function assertSiteExists(store: Store): Promise<void> {
  if (await hasSite(store)) return;
  throw new UsageError(
    `There is no site in ${store.location}`,
    'Publish a release there first, or choose another place with --site.',
  );
}
