import { userInfo } from 'node:os';
import {
  parseHistoryEntry,
  REMOVE_ENTRY,
  type HistoryEntry,
  type Pointer,
  type Publication,
} from '../release/formats';
import { inParallel } from '../util/inParallel';
import { StoreError, UserError } from '../util/UserError';
import { HISTORY_PREFIX, historyPrefix } from './keys';
import type { LivePointer } from './pointers';
import { CONCURRENT_REQUESTS, type Store } from './Store';

/** An entry as a list of the store has it. */
export interface ListedEntry extends HistoryEntry {
  /** When it was written, by the clock of the store, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** Is told what is wrong with an entry that cannot be read; it is left out of the result. */
type OnDamage = (error: UserError) => void;

function entryKey({ name, serial, id }: Publication & Pick<HistoryEntry, 'name'>): string {
  return `${historyPrefix(name)}${String(serial)}-${id}.json`;
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
 * @param previous the pointer that is replaced
 */
export async function recordAction(
  store: Store,
  { name, version, serial, id, from, with: pairs }: Pointer,
  previous: Pointer | undefined,
  { action, because }: Pick<HistoryEntry, 'action'> & { readonly because?: string | undefined },
): Promise<void> {
  const entry: HistoryEntry = {
    name,
    version,
    action,
    at: new Date().toISOString(),
    by: userName(),
    serial,
    id,
    from,
    with: pairs,
    ...(previous && { previous: previous.id }),
    ...(because !== undefined && { because }),
  };
  const key = entryKey(entry);
  await store.put(key, Buffer.from(`${JSON.stringify(entry)}\n`), 'absent');
}

/**
 * Reads an entry. One under another key is damaged: it could hide an entry, or be forged.
 * @returns `undefined` when there is none; what is wrong with it, if it cannot be read
 */
async function readEntry(store: Store, key: string): Promise<HistoryEntry | UserError | undefined> {
  const source = `${store.location}/${key}`;
  const object = await store.get(key);
  if (!object) return undefined;
  try {
    const entry = parseHistoryEntry(object.bytes.toString('utf8'), source);
    if (key === entryKey(entry)) return entry;
    return new StoreError(`${source} is corrupt: it is the entry ${entryKey(entry)}`, REMOVE_ENTRY);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/**
 * All entries, also those of publications whose pointer did not move (yet), the oldest first.
 * @param sinceMs only those that were written at or after this time, by the clock of the store
 */
export async function readEntries(
  store: Store,
  prefix = HISTORY_PREFIX,
  onDamage: OnDamage = () => undefined,
  sinceMs = 0,
): Promise<ListedEntry[]> {
  const listed: { readonly key: string; readonly modifiedMs: number }[] = [];
  for await (const object of store.list(prefix)) if (object.modifiedMs >= sinceMs) listed.push(object);
  const entries: ListedEntry[] = [];
  await inParallel(listed, CONCURRENT_REQUESTS, async ({ key, modifiedMs }) => {
    const entry = await readEntry(store, key);
    if (entry instanceof UserError) onDamage(entry);
    else if (entry) entries.push({ ...entry, modifiedMs });
  });
  return entries.sort((one, other) => one.at.localeCompare(other.at) || one.serial - other.serial);
}

/** The entries that moved a pointer: the one that the pointer names, the one before it, and so on; the oldest first. */
export function movesOf<E extends HistoryEntry>(entries: readonly E[], latest: Publication | undefined): E[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const moves: E[] = [];
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
  pointers: ReadonlyMap<string, Publication>,
  name?: string,
  onDamage: OnDamage = () => undefined,
): Promise<ListedEntry[]> {
  const prefix = name === undefined ? HISTORY_PREFIX : historyPrefix(name);
  const entries = await readEntries(store, prefix, onDamage);
  const moves = new Set([...pointers.values()].flatMap((pointer) => movesOf(entries, pointer)));
  return entries.filter((entry) => moves.has(entry));
}

/** The publication that moved a pointer last; `undefined` when its entry is missing or damaged. */
export async function readLastMove(store: Store, pointer: LivePointer): Promise<HistoryEntry | undefined> {
  const entry = await readEntry(store, entryKey(pointer));
  return entry instanceof UserError ? undefined : entry;
}
