import { PageComposer, type ComposeOptions } from '../compose/PageComposer';
import { assertSiteExists } from '../store/pointers';
import { listStoredReleases, readStoredManifest, repairVariants, storedFiles } from '../store/releases';
import type { Store } from '../store/Store';
import { countProgress } from '../util/progress';
import { finishOthers } from './finishOthers';
import { settlePages } from './settlePages';

/**
 * Makes a site whole: composes all pages and writes those that are missing, damaged or do not match the pointers,
 * and the compressed variants of release files that are damaged.
 *
 * @returns the keys of the objects that were written or deleted
 * @throws UserError when there is no site, or a page does not render, perhaps because a file of its release is damaged
 */
export async function compose(store: Store, options: ComposeOptions = {}): Promise<readonly string[]> {
  await assertSiteExists(store);
  await store.prepare();
  await using composer = new PageComposer(storedFiles(store), options);
  const { keys: pages } = await settlePages(store, composer, { scope: 'shell', force: true });
  // All pages match now; this removes the announcements.
  await finishOthers(store, composer);
  const variants: string[] = [];
  const releases = await listStoredReleases(store);
  const countChecked = countProgress('checking releases', releases.length);
  for (const stored of releases) {
    if (stored.isCommitted)
      variants.push(...(await repairVariants(store, await readStoredManifest(store, stored))));
    countChecked();
  }
  return [...pages, ...variants];
}
