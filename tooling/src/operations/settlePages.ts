import { randomUUID } from 'node:crypto';
import type { PageComposer } from '../compose/PageComposer';
import { planPages, type PageChange, type PlanOptions } from '../compose/planPages';
import { announce } from '../store/announcements';
import { objectMetadata } from '../store/objectMetadata';
import { withoutEncoding } from '../store/pageKeys';
import { isSameState, readPointersFor, type LivePointer, type LivePointers } from '../store/pointers';
import { CONCURRENT_REQUESTS, CONFLICT, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';

export interface SettledPages {
  /** Of the objects that were written or deleted, or whose compressed variants were. */
  readonly keys: readonly string[];
  /** The pointers that the pages match. */
  readonly pointers: LivePointers;
}

/** Writes the changes, each only if the object is still the one that was planned for. @returns whether all were */
async function writeChanges(store: Store, changes: readonly PageChange[]): Promise<boolean> {
  let isDone = true;
  await inParallel(changes, CONCURRENT_REQUESTS, async ({ key, content, etag }) => {
    if (content === null) {
      await store.delete(key);
      return;
    }
    const when = etag === undefined ? 'absent' : { etag };
    if ((await store.put(key, content, objectMetadata(key), when)) === CONFLICT) isDone = false;
  });
  return isDone;
}

/**
 * Announces deletions. Object stores delete without a condition, so a slow publisher may delete what another one has
 * just written. It finds that out itself; should it be killed before, the next command does.
 *
 * @returns the key of the announcement; `undefined` when nothing is deleted
 */
async function announceDeletions(
  store: Store,
  changes: readonly PageChange[],
  pointer: LivePointer | undefined,
): Promise<string | undefined> {
  if (!pointer || changes.every(({ content }) => content !== null)) return undefined;
  return announce(store, pointer.name, { serial: pointer.serial, id: randomUUID() });
}

/**
 * Writes the pages in a scope until they match the pointers, whatever other publishers do meanwhile. The order of
 * reading matters: first what is there, then the pointers. So a page that another publisher has written for newer
 * pointers is never replaced by an older one, because its ETag has changed.
 *
 * @throws UserError when a page does not render, or the store cannot be written
 */
export async function settlePages(
  store: Store,
  composer: PageComposer,
  options: PlanOptions,
): Promise<SettledPages> {
  const written = new Set<string>();
  const announcements: string[] = [];
  let planned = await readPointersFor(store, options.scope);
  for (;;) {
    const changes = await planPages(store, composer, planned, options);
    const current = await readPointersFor(store, options.scope);
    if (!isSameState(planned, current)) {
      planned = current;
      continue;
    }
    const announcement = await announceDeletions(store, changes, current.get(options.scope));
    if (announcement) announcements.push(announcement);
    const isDone = await writeChanges(store, changes);
    for (const { key } of changes) written.add(withoutEncoding(key));
    const latest = await readPointersFor(store, options.scope);
    if (isDone && isSameState(current, latest)) {
      for (const key of announcements) await store.delete(key);
      return { keys: [...written], pointers: latest };
    }
    planned = latest;
  }
}
