import type { ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import type { Pointer } from '../release/parsePointer';
import { CONCURRENT_COMPRESSIONS } from '../store/compress';
import { withVariants } from '../store/pageKeys';
import { readPageIndex, writePageIndex, type IndexedPage, type PageIndex } from '../store/pageIndex';
import type { Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { Comparison } from './Comparison';
import type { PageComposer } from './PageComposer';
import { batchesOf, keysOf, type PlannedBatch, type PlannedPointers } from './pageBatches';
import type { PageGroup } from './pageGroups';
import { pageQuality } from './pageQuality';
import { PageLists, type ListedPages } from './PageLists';
import type { PartPlan } from './planPages';

const NO_INDEX: PageIndex = new Map();

function markOf({ shell, remote }: PlannedBatch): string {
  return compositionMark(shell, remote);
}

/** A page depends only on the releases that it was composed from, and it contains their names. */
function isComposedFrom(page: Buffer, batch: PlannedBatch): boolean {
  return page.includes(`content="${markOf(batch)}"`);
}

/** The ETags of pages and variants that need not be read, by their keys; `null` for one that does not exist. */
type KnownEtags = [key: string, etag: string | null][];

/** The ETags of the pages of a batch that were composed from other releases. */
function etagsOfOutdated(batch: PlannedBatch, index: PageIndex): KnownEtags {
  if (batch.keepsPresent) return [];
  return keysOf(batch).flatMap((key) => {
    const page = index.get(key);
    if (!page || page.mark === markOf(batch)) return [];
    return withVariants(key).map((object, position): KnownEtags[number] => [
      object,
      page.etags[position] ?? null,
    ]);
  });
}

/** The pages of a batch that nobody has written yet, or that somebody has deleted. */
function etagsOfMissing(batch: PlannedBatch, listed: ListedPages): KnownEtags {
  const missing = keysOf(batch)
    .flatMap(withVariants)
    .filter((object) => !listed.has(object));
  return missing.map((object) => [object, null]);
}

/** Whether a page of the batch is up to date by the index, or unknown to it: a list tells then what there is. */
function needsList(batch: PlannedBatch, index: PageIndex): boolean {
  if (batch.keepsPresent) return false;
  return keysOf(batch).some((key) => [undefined, markOf(batch)].includes(index.get(key)?.mark));
}

/** The pages of which the index says that they were composed from the releases, and a list that they are unchanged. */
function findUpToDate(batches: readonly PlannedBatch[], index: PageIndex, listed: ListedPages): PageIndex {
  const isUnchanged = (key: string, { etags }: IndexedPage) =>
    withVariants(key).every((object, position) => (listed.get(object) ?? null) === etags[position]);
  const pages = batches
    .filter(({ keepsPresent }) => !keepsPresent)
    .flatMap((batch) =>
      keysOf(batch).flatMap((key): [string, IndexedPage][] => {
        const page = index.get(key);
        return page?.mark === markOf(batch) && isUnchanged(key, page) ? [[key, page]] : [];
      }),
    );
  return new Map(pages);
}

/** Plans groups of pages. It reads only the pages that neither an index nor a list tells about. */
export class GroupPlanner {
  private readonly lists: PageLists;

  /** @param scope of all groups: `shell`, or the name of a remote */
  constructor(
    private readonly store: Store,
    private readonly composer: PageComposer,
    private readonly shell: Pointer<ShellRelease>,
    private readonly options: { readonly scope: string; readonly force: boolean },
  ) {
    this.lists = new PageLists(store, shell, options.scope);
  }

  /**
   * @param isRetry whether the plan before was outdated when it was to be carried out: then every page is read
   * @throws UserError when a page does not render
   */
  async plan(group: PageGroup, pointers: PlannedPointers, isRetry: boolean): Promise<PartPlan> {
    const batches = batchesOf(this.shell, group, pointers);
    const before = await readPageIndex(this.store, group.owner, group.number);
    const readsAll = isRetry || this.options.force;
    const index = readsAll ? NO_INDEX : before;
    const isAsked = !readsAll && batches.some((batch) => needsList(batch, index));
    const listed = isAsked ? await this.lists.list(group.owner) : undefined;
    const upToDate = listed ? findUpToDate(batches, index, listed) : NO_INDEX;
    const keysToCompare = (batch: PlannedBatch) => keysOf(batch).filter((key) => !upToDate.has(key));
    const comparison = await Comparison.read(this.store, batches.flatMap(keysToCompare), {
      brotliQuality: pageQuality(this.shell),
      etags: new Map(
        batches.flatMap((batch) => [
          ...etagsOfOutdated(batch, index),
          ...(listed ? etagsOfMissing(batch, listed) : []),
        ]),
      ),
    });
    for (const batch of batches) await this.compareBatch(comparison, batch, keysToCompare(batch));
    const record = async (written: ReadonlyMap<string, string>) => {
      const pages = batches
        .filter(({ keepsPresent }) => !keepsPresent)
        .flatMap((batch) =>
          keysOf(batch).map((key): [string, IndexedPage] => [
            key,
            upToDate.get(key) ?? { mark: markOf(batch), etags: comparison.etagsAfter(key, written) },
          ]),
        );
      await writePageIndex(this.store, group.owner, group.number, { index: new Map(pages), before });
    };
    return { changes: comparison.changes, record };
  }

  /** Also of the pages that are up to date, the compressed variants are compared. */
  private async compareBatch(
    comparison: Comparison,
    batch: PlannedBatch,
    keys: readonly string[],
  ): Promise<void> {
    const stale = new Set(keys.filter((key) => !this.isUpToDate(comparison.contentAt(key), batch)));
    const composed = stale.size > 0 ? await this.composer.compose(batch) : [];
    const pages = new Map(composed.filter(({ key }) => stale.has(key)).map((page) => [page.key, page]));
    await inParallel(keys, CONCURRENT_COMPRESSIONS, async (key) => {
      const page = pages.get(key);
      const content = page?.content ?? comparison.contentAt(key);
      if (content) await comparison.compare(key, content, page?.variants);
    });
  }

  private isUpToDate(present: Buffer | undefined, batch: PlannedBatch): boolean {
    if (!present) return false;
    return batch.keepsPresent || (!this.options.force && isComposedFrom(present, batch));
  }
}
