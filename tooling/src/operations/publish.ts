import { PageComposer, type ComposeOptions } from '../compose/PageComposer';
import { readRelease } from '../release/readRelease';
import { builtFiles, storeRelease } from '../store/releases';
import type { Store } from '../store/Store';
import { assertSiteOrEmptyFolder } from '../store/assertSiteOrEmptyFolder';
import { makeLive, type MakeLiveOptions, type PublishResult } from './makeLive';

export interface PublishOptions extends MakeLiveOptions, ComposeOptions {
  /** Begins a site where there is none, also in a folder that does not exist or has other files. @default false */
  readonly create?: boolean;
}

/**
 * Publishes a built release: checks it at the contract gate, composes its pages with the live shell, stores
 * it, moves its pointer and writes the pages. An error before the pointer moves leaves the site as it
 * was; after an error later, the next command writes the missing pages.
 *
 * @param dist the folder that the release was built into
 * @throws UserError when the release is damaged, is refused by the contract gate, or does not render or verify;
 *   when there is no site and none is to be begun
 */
export async function publish(
  dist: string,
  store: Store,
  { verify, routes, create = false, ...options }: PublishOptions = {},
): Promise<PublishResult> {
  const release = await readRelease(dist);
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  const read = builtFiles(store, release, dist);
  const goingLive = {
    release,
    action: 'publish',
    read,
    keep: () => storeRelease(store, release, read),
  } as const;
  await using composer = new PageComposer(read, options);
  return await makeLive(store, composer, goingLive, { verify, routes });
}
