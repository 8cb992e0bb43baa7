import { readRelease } from '../release/readRelease';
import { assertSiteOrEmptyFolder } from '../store/pointers';
import { builtFiles } from '../store/releases';
import type { Store } from '../store/Store';
import type { UserError } from '../util/UserError';
import { goLive, type GoLiveOptions, type PublishResult } from './goLive';

export interface PublishOptions extends GoLiveOptions {
  /** Begins a site where there is none, also in a folder that does not exist or has other files. @default false */
  readonly create?: boolean;
  /** Also instead of a release from a newer commit. @default false */
  readonly older?: boolean;
  /** Is told when nobody knows whether the live release is from a newer commit. @default nobody is told */
  readonly warn?: (warning: UserError) => void;
}

/**
 * Publishes a built release: checks it at the contract gate, stores it with its pages, and moves its pointer. An error
 * before the pointer moves leaves the site as it was.
 *
 * @param dist the folder that the release was built into
 * @throws UserError when the release is damaged, is refused by the contract gate, or does not render;
 *   when there is no site and none is to be begun
 */
export async function publish(
  dist: string,
  store: Store,
  { create = false, older = false, warn = () => undefined, ...options }: PublishOptions = {},
): Promise<PublishResult> {
  const release = await readRelease(dist);
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  const built = builtFiles(store, new Map([[dist, release]]));
  return goLive(store, {
    ...options,
    release,
    action: 'publish',
    built,
    warnOfAge: older ? undefined : warn,
  });
}
