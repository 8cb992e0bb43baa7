import type { ComposeOptions } from './compose';
import { assertPublishable } from './contractGate';
import { withLock } from './lock';
import { makeLive, type Published } from './makeLive';
import { readRelease } from './readRelease';
import type { Site } from './Site';

/**
 * Makes a built release live: checks that what is live can work with it, stores it, renders its pages
 * with the live shell, and only then flips its pointer and replaces the pages that changed. Whatever
 * goes wrong before the flip leaves the site as it was; after it, the next publish finishes the pages.
 *
 * @throws ReleaseError when the release is not whole, not publishable, or does not render
 */
export async function publish(
  dist: string,
  site: Site,
  options: Pick<ComposeOptions, 'timeoutMs'> = {},
): Promise<Published> {
  const release = await readRelease(dist);
  await site.prepare();
  return withLock(site, async () => {
    assertPublishable(release, await site.pointers());
    const wasStored = await site.store(dist, release);
    try {
      return await makeLive(release, site, 'publish', options);
    } catch (error) {
      const isLive = (await site.pointers()).get(release.name)?.version === release.version;
      if (wasStored && !isLive) await site.removeRelease(release);
      throw error;
    }
  });
}
