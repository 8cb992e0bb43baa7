import { availableParallelism } from 'node:os';
import { isPageKey, withoutEncoding } from '../store/pageKeys';
import { liveShell } from '../store/pointers';
import { inParallel } from '../util/inParallel';
import { countProgress } from '../util/progress';
import type { PageBatch, PageComposer } from './PageComposer';
import { pageGroups } from './pageGroups';
import { batchesOf, keysOf, type PlannedPointers } from './pageBatches';

/** The content at a key as it will be: `null` when it is deleted, `undefined` when it stays as it is. */
export type ContentAt = (key: string) => Promise<Buffer | null | undefined>;

/**
 * Composes all pages in a scope before any of them is written, so that a release with a page that does not render is
 * refused as a whole.
 *
 * @param scope `shell` for all pages and the files of the site's root, or the name of a remote for its pages
 * @returns what will be at each key
 * @throws UserError when a page does not render
 */
export async function preparePages(
  composer: PageComposer,
  pointers: PlannedPointers,
  scope: string,
): Promise<ContentAt> {
  const shell = liveShell(pointers);
  if (!shell) return () => Promise.resolve(undefined);
  const batches = pageGroups(shell, scope)
    .flatMap((group) => batchesOf(shell, group, pointers))
    .filter(({ keepsPresent }) => !keepsPresent);
  const siteFiles = scope === 'shell' ? await composer.composeSiteFiles(shell) : new Map<string, Buffer>();
  await prepareAll(composer, batches);
  let batchesByKey: ReadonlyMap<string, PageBatch> | undefined;
  return async (key) => {
    batchesByKey ??= new Map(batches.flatMap((batch) => keysOf(batch).map((name) => [name, batch])));
    const batch = batchesByKey.get(withoutEncoding(key));
    if (batch) return readPrepared(composer, batch, key);
    if (siteFiles.has(key)) return siteFiles.get(key);
    return scope === 'shell' && isPageKey(key) ? null : undefined;
  };
}

/** Composes the batches, until a page does not render. @throws UserError when one does not */
async function prepareAll(composer: PageComposer, batches: readonly PageBatch[]): Promise<void> {
  const countComposed = countProgress('composing pages', batches.flatMap(keysOf).length);
  // Each batch takes a process of its own, and a core.
  await inParallel(batches, availableParallelism(), async (batch) => {
    await composer.prepare(batch);
    countComposed(keysOf(batch).length);
  });
}

/** @returns `null` when the page has no such compressed variant */
async function readPrepared(composer: PageComposer, batch: PageBatch, key: string): Promise<Buffer | null> {
  const page = (await composer.compose(batch)).find((candidate) => candidate.key === withoutEncoding(key));
  if (!page || page.key === key) return page?.content ?? null;
  return page.variants?.find(({ extension }) => page.key + extension === key)?.bytes ?? null;
}
