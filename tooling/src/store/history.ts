import { userInfo } from 'node:os';
import * as v from 'valibot';
import {
  parseHistoryEntry,
  PROVENANCE,
  REMOVE_ENTRY,
  type HistoryEntry,
  type Pointer,
  type Provenance,
  type Publication,
} from '../release/formats';
import { inParallel } from '../util/inParallel';
import { inOneLine, StoreError, UsageError, UserError } from '../util/UserError';
import { firstPreviewKey, HISTORY_PREFIX, historyPrefix, type Named } from './keys';
import { parsePreviewed } from './previews';
import { CONCURRENT_REQUESTS, type ListedObject, type Store } from './Store';

export type ListedEntry = HistoryEntry & Pick<ListedObject, 'modifiedMs'>;

type OnDamage = (error: UserError) => void;

function entryKey({ name, serial, id }: Pick<HistoryEntry, 'name' | 'serial' | 'id'>): string {
  return `${historyPrefix(name)}${String(serial)}-${id}.json`;
}

/** In a container, a user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.())}`;
  }
}

export async function findCommit(store: Store, release: Named): Promise<string | undefined> {
  const entries = await readEntries(store, historyPrefix(release.name));
  const builds = entries.flatMap((entry) => (entry.canary ? [entry, entry.canary] : [entry]));
  const known = builds.findLast(({ version, commit }) => version === release.version && commit !== undefined);
  const preview = known ? undefined : await store.get(firstPreviewKey(release));
  return known?.commit ?? (preview && parsePreviewed(preview.bytes).commit);
}

export type Action = Pick<HistoryEntry, 'action'> & Provenance;

/** Call it before the pointer moves: nobody can roll back without an entry. One whose pointer did not move is ignored. */
export async function recordAction(
  store: Store,
  { name, version, serial, id, from, with: pairs, canary: begun }: Pointer,
  previous: Pointer | undefined,
  { action, because, by = userName(), run, commit: known }: Action,
): Promise<void> {
  // A rollback to another release also ends a canary, but is no action of it.
  const isOfCanary = action === 'rollback' && previous?.version === version;
  const ended = isOfCanary && previous.canary ? { ...previous.canary, share: 0 } : undefined;
  const canary = begun ?? ended;
  const find = (release: string) => findCommit(store, { name, version: release });
  const commit = (canary ? undefined : known) ?? (action === 'publish' ? undefined : await find(version));
  const ofCanary = canary && (begun && known ? known : await find(canary.version));
  const at = new Date().toISOString();
  const publication = { name, version, action, at, by, serial, id, from, with: pairs };
  const canaryEntry = canary && { ...canary, commit: ofCanary };
  const entry = { ...publication, canary: canaryEntry, previous: previous?.id, because, commit, run };
  await store.put(entryKey(entry), Buffer.from(`${JSON.stringify(entry)}\n`), 'absent');
}

/** The oldest first, with those whose pointer did not move. @param sinceMs by the clock of the store */
export async function readEntries(
  store: Store,
  prefix = HISTORY_PREFIX,
  onDamage?: OnDamage,
  sinceMs = 0,
): Promise<ListedEntry[]> {
  const listed = (await store.list(prefix)).filter(({ modifiedMs }) => modifiedMs >= sinceMs);
  const entries: ListedEntry[] = [];
  await inParallel(listed, CONCURRENT_REQUESTS, async ({ key, modifiedMs }) => {
    const object = await store.get(key);
    if (!object) return;
    const source = `${store.location}/${key}`;
    try {
      const entry = parseHistoryEntry(object.bytes.toString('utf8'), source);
      const ownKey = entryKey(entry);
      // Under another key it could hide an entry, or be forged.
      if (key !== ownKey)
        throw new StoreError(`${source} is corrupt: it is the entry ${ownKey}`, REMOVE_ENTRY);
      entries.push({ ...entry, modifiedMs });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      onDamage?.(error);
    }
  });
  return entries.sort((one, other) => one.at.localeCompare(other.at) || one.serial - other.serial);
}

/** The entry that the pointer names, and those before it; the oldest first. */
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

/** Entries whose pointer has moved, the oldest first. @param pointers all that there are */
export async function readHistory(
  store: Store,
  pointers: ReadonlyMap<string, Publication>,
  name?: string,
  onDamage?: OnDamage,
): Promise<ListedEntry[]> {
  const prefix = name === undefined ? HISTORY_PREFIX : historyPrefix(name);
  const entries = await readEntries(store, prefix, onDamage);
  const moves = new Set([...pointers.values()].flatMap((pointer) => movesOf(entries, pointer)));
  return entries.filter((entry) => moves.has(entry));
}

export async function readLastMove(store: Store, pointer: Pointer): Promise<HistoryEntry | undefined> {
  return (await readEntries(store, entryKey(pointer)))[0];
}

/** The entry before all canaries; `undefined` when one on the way is missing or damaged. */
export async function readLiveMove(store: Store, pointer: Pointer): Promise<HistoryEntry | undefined> {
  let entry = await readLastMove(store, pointer);
  while (entry?.canary) {
    const { name, serial, previous = '' } = entry;
    [entry] = await readEntries(store, entryKey({ name, serial: serial - 1, id: previous }));
  }
  return entry;
}

export function assertProvenance(provenance: Provenance): void {
  const { issues } = v.safeParse(PROVENANCE, JSON.parse(JSON.stringify(provenance)));
  if (!issues) return;
  throw new UsageError(
    `${v.getDotPath(issues[0]) ?? ''}: ${inOneLine(issues[0].message)}`,
    'Correct the option of this name, or the variables of the pipeline.',
  );
}
