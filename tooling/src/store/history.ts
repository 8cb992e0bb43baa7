import { userInfo } from 'node:os';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import {
  parseHistoryEntry,
  REMOVE_ENTRY,
  type HistoryAction,
  type HistoryEntry,
} from '../release/parseHistoryEntry';
import type { Publication } from '../release/parsePointer';
import { inParallel } from '../util/inParallel';
import { StoreError, UserError } from '../util/UserError';
import { objectMetadata } from './objectMetadata';
import type { LivePointer, LivePointers } from './pointers';
import { CONCURRENT_REQUESTS, type Store } from './Store';

const PREFIX = '.farekite/history/';

/** An entry that cannot be read. */
export interface DamagedEntry {
  readonly key: string;
  /** The releases that it may name: those of the name under whose key it is, and of the one that it has itself. */
  readonly names: readonly string[];
  /** What is wrong with it, and what to do. */
  readonly error: UserError;
}

/** Is told about each entry that cannot be read; it is left out of the result. */
type OnDamage = (entry: DamagedEntry) => void;

const ignoreDamage: OnDamage = () => undefined;

/** What the keys of all entries of a name begin with. */
export function historyPrefix(name: string): string {
  return `${PREFIX}${name}/`;
}

/**
 * What the keys of the entries about previews of a name begin with. They have a prefix of their own, so that a policy
 * can allow them alone: a rollback believes the entries of publications.
 */
export function previewHistoryPrefix(name: string): string {
  return `${historyPrefix(name)}previews/`;
}

function isPreviewAction({ action }: HistoryEntry): boolean {
  return action === 'preview' || action === 'end-preview';
}

function keyBelow(prefix: string, { serial, id }: Publication): string {
  return `${prefix}${String(serial)}-${id}.json`;
}

function entryKey(entry: HistoryEntry): string {
  return keyBelow(
    isPreviewAction(entry) ? previewHistoryPrefix(entry.name) : historyPrefix(entry.name),
    entry,
  );
}

/** Whether an entry may be under a key. Those about previews were among the publications once. */
function isKeyOf(key: string, entry: HistoryEntry): boolean {
  return key === entryKey(entry) || key === keyBelow(historyPrefix(entry.name), entry);
}

/** The name of the current user, or its number in a container where it has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.())}`;
  }
}

/**
 * Writes an entry of the history, an object of its own. Call it before a pointer moves: an entry whose pointer
 * did not move is ignored, but a pointer that moved without an entry could not be rolled back.
 *
 * @param publication of the pointer that is moved; for previews the id is their own
 */
export async function recordAction(
  store: Store,
  { name, version }: Pick<ReleaseManifest, 'name' | 'version'>,
  action: HistoryAction,
  publication: Publication & Pick<HistoryEntry, 'previous' | 'because'>,
): Promise<void> {
  const at = new Date().toISOString();
  const entry: HistoryEntry = { name, version, action, at, by: userName(), ...publication };
  const key = entryKey(entry);
  await store.put(key, Buffer.from(`${JSON.stringify(entry)}\n`), objectMetadata(key), 'absent');
}

/** Reads the text of an entry. One under another key is damaged: it could hide an entry, or be forged. */
function readEntry(store: Store, key: string, text: string): HistoryEntry | DamagedEntry {
  const source = `${store.location}/${key}`;
  const [name = ''] = key.slice(PREFIX.length).split('/');
  try {
    const entry = parseHistoryEntry(text, source);
    if (isKeyOf(key, entry)) return entry;
    const error = new StoreError(`${source} is corrupt: it is the entry ${entryKey(entry)}`, REMOVE_ENTRY);
    return { key, names: [...new Set([name, entry.name])], error };
  } catch (error) {
    if (error instanceof UserError) return { key, names: [name], error };
    throw error;
  }
}

/** All entries, also those of publications whose pointer did not move, the oldest first. */
async function readEntries(
  store: Store,
  prefix: string,
  onDamage: OnDamage,
  sinceMs = 0,
): Promise<HistoryEntry[]> {
  const keys: string[] = [];
  for await (const { key, modifiedMs } of store.list(prefix)) if (modifiedMs >= sinceMs) keys.push(key);
  const entries: HistoryEntry[] = [];
  await inParallel(keys, CONCURRENT_REQUESTS, async (key) => {
    const object = await store.get(key);
    if (!object) return;
    const entry = readEntry(store, key, object.bytes.toString('utf8'));
    if ('error' in entry) onDamage(entry);
    else entries.push(entry);
  });
  return entries.sort((one, other) => one.at.localeCompare(other.at) || one.serial - other.serial);
}

/** The publications that moved a pointer: the one that the pointer names, the one before it, and so on. */
function movesOf(entries: readonly HistoryEntry[], latest: Publication | undefined): HistoryEntry[] {
  const publications = entries.filter((entry) => !isPreviewAction(entry));
  const byId = new Map(publications.map((entry) => [entry.id, entry]));
  const moves: HistoryEntry[] = [];
  let entry = byId.get(latest?.id ?? '');
  while (entry) {
    moves.unshift(entry);
    byId.delete(entry.id);
    entry = byId.get(entry.previous ?? '');
  }
  return moves;
}

/**
 * The history, the oldest entry first.
 *
 * @param pointers all that there are: a publication counts once its pointer has moved
 * @param name `shell`, or the name of a remote @default all
 */
export async function readHistory(
  store: Store,
  pointers: LivePointers,
  name?: string,
  onDamage = ignoreDamage,
): Promise<HistoryEntry[]> {
  const entries = await readEntries(store, name === undefined ? PREFIX : historyPrefix(name), onDamage);
  const moves = new Set([...pointers.values()].flatMap((pointer) => movesOf(entries, pointer)));
  return entries.filter((entry) => isPreviewAction(entry) || moves.has(entry));
}

/**
 * The publications that moved the pointer of one name, in their order, the oldest first. They begin after the last one
 * whose entry is damaged.
 */
export async function readMoves(
  store: Store,
  name: string,
  latest: Publication | undefined,
  onDamage = ignoreDamage,
): Promise<HistoryEntry[]> {
  return movesOf(await readEntries(store, historyPrefix(name), onDamage), latest);
}

/** The publication that moved a pointer last; `undefined` when its entry is missing or damaged. */
export async function readLastMove(store: Store, pointer: LivePointer): Promise<HistoryEntry | undefined> {
  const key = keyBelow(historyPrefix(pointer.name), pointer);
  const object = await store.get(key);
  const entry = object && readEntry(store, key, object.bytes.toString('utf8'));
  return !entry || 'error' in entry || isPreviewAction(entry) ? undefined : entry;
}

/**
 * The releases that entries name which were written at or after a time, also those whose pointer has not moved (yet).
 * @param sinceMs by the clock of the store, in milliseconds since 1970
 */
export async function listRecentlyNamed(
  store: Store,
  sinceMs: number,
  onDamage = ignoreDamage,
): Promise<HistoryEntry[]> {
  return readEntries(store, PREFIX, onDamage, sinceMs);
}
