import { readRelease } from '../release/readRelease';
import type { Site } from '../store/Site';
import { makeLive, type MakeLiveOptions, type PublishResult } from './makeLive';
import { withStoredRelease } from './withStoredRelease';

/**
 * Publishes a built release: checks it at the contract gate, stores it, composes its pages with the live
 * shell, moves its pointer and writes the pages. An error before the pointer moves leaves the site as it
 * was; after an error later, the next publish writes the missing pages.
 *
 * @param dist the folder that the release was built into
 * @throws UserError when the release is damaged, is refused by the contract gate, or does not render or verify
 */
export async function publish(
  dist: string,
  site: Site,
  options: MakeLiveOptions = {},
): Promise<PublishResult> {
  const release = await readRelease(dist);
  return withStoredRelease(dist, site, release, () => makeLive(release, site, 'publish', options));
}
