import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PageComposer } from '../compose/PageComposer';
import type { PageChange } from '../compose/Comparison';
import { countPages, planPages, type PlanOptions, type SitePart } from '../compose/planPages';
import { announce } from '../store/announcements';
import { objectMetadata } from '../store/objectMetadata';
import { withoutEncoding } from '../store/pageKeys';
import { areUnmoved, readPointers, type LivePointer, type LivePointers } from '../store/pointers';
import { CONCURRENT_REQUESTS, CONFLICT, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { countProgress } from '../util/progress';

export interface SettledPages {
  /** Of the objects that were written or deleted, or whose compressed variants were. */
  readonly keys: readonly string[];
  /** The pages match these pointers of the shell and of the scope, or newer ones. */
  readonly pointers: LivePointers;
}

/**
 * Writes the changes, each only if the object is still the one that was planned for.
 * @returns the new ETags by the keys; `undefined` when an object was another one
 */
async function writeChanges(
  store: Store,
  changes: readonly PageChange[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const etags = new Map<string, string>();
  let isDone = true;
  await inParallel(changes, CONCURRENT_REQUESTS, async ({ key, content, etag }) => {
    if (content === null) {
      await store.delete(key);
      return;
    }
    const when = etag === undefined ? 'absent' : { etag };
    const result = await store.put(key, content, objectMetadata(key), when);
    if (result === CONFLICT) isDone = false;
    else etags.set(key, result.etag);
  });
  return isDone ? etags : undefined;
}

/** Settles the parts of a site for one shell. */
class Settlement {
  readonly written = new Set<string>();
  private readonly announcements: string[] = [];

  constructor(
    private readonly store: Store,
    private readonly scope: string,
  ) {}

  /**
   * Settles all parts, until one cannot be written.
   * @returns `false` as soon as another shell is live, which may have other parts
   */
  async settleAll(parts: readonly SitePart[], pointers: LivePointers): Promise<boolean> {
    const countUpdated = countProgress('updating pages', countPages(parts));
    let isSameShell = true;
    await inParallel(parts, availableParallelism(), async (part) => {
      if (!isSameShell) return;
      if (!(await this.settle(part, pointers))) isSameShell = false;
      countUpdated(part.pages);
    });
    return isSameShell;
  }

  async removeAnnouncements(): Promise<void> {
    for (const key of this.announcements) await this.store.delete(key);
  }

  /**
   * Writes a part until it matches the pointers. The order of reading matters: first what is there, then the pointers.
   * So a page that another publisher has written for newer pointers is never replaced by an older one, because its
   * ETag has changed.
   */
  private async settle(part: SitePart, pointersOfScope: LivePointers): Promise<boolean> {
    const names = part.dependsOn.filter((name) => name !== 'shell');
    for (let isRetry = false; ; isRetry = true) {
      const pointers = new Map([...pointersOfScope, ...(await readPointers(this.store, names))]);
      const { changes, record } = await part.plan(pointers, isRetry);
      if (await areUnmoved(this.store, part.dependsOn, pointers)) {
        await this.announceDeletions(changes, pointersOfScope.get(this.scope));
        const etags = await writeChanges(this.store, changes);
        for (const { key } of changes) this.written.add(withoutEncoding(key));
        if (etags) await record(etags);
        const isDone = changes.length === 0 || (await areUnmoved(this.store, part.dependsOn, pointers));
        if (etags && isDone) return true;
      }
      if (!(await areUnmoved(this.store, ['shell'], pointersOfScope))) return false;
    }
  }

  /**
   * Announces deletions. Object stores delete without a condition, so a slow publisher may delete what another one has
   * just written. It finds that out itself; should it be killed before, the next command does.
   */
  private async announceDeletions(
    changes: readonly PageChange[],
    pointer: LivePointer | undefined,
  ): Promise<void> {
    if (!pointer || changes.every(({ content }) => content !== null)) return;
    const { name, serial } = pointer;
    this.announcements.push(await announce(this.store, name, { serial, id: randomUUID() }));
  }
}

/**
 * Writes the pages in a scope until they match the pointers, whatever other publishers do meanwhile. It does so part by
 * part: of a part that matches, whoever moves a pointer later takes care.
 *
 * @throws UserError when a page does not render, or the store cannot be written
 */
export async function settlePages(
  store: Store,
  composer: PageComposer,
  options: PlanOptions,
): Promise<SettledPages> {
  const settlement = new Settlement(store, options.scope);
  for (;;) {
    const pointers = await readPointers(store, [...new Set(['shell', options.scope])]);
    if (await settlement.settleAll(planPages(store, composer, pointers, options), pointers)) {
      await settlement.removeAnnouncements();
      return { keys: [...settlement.written], pointers };
    }
  }
}
