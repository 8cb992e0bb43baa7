import type { ReleaseManifest } from '@farekite/shared/protocol';
import { assertPublishable } from '../gate/contractGate';
import { withLock } from '../store/lock';
import type { Site } from '../store/Site';

/**
 * Stores a built release and runs `work` with it, all under the site's lock. When `work` fails, a release
 * that was not stored before is removed again.
 *
 * @param dist the folder that the release was built into
 * @throws UserError when the contract gate refuses the release, or it cannot be stored
 */
export async function withStoredRelease<T>(
  dist: string,
  site: Site,
  release: ReleaseManifest,
  work: () => Promise<T>,
): Promise<T> {
  await site.prepare();
  return withLock(site, async () => {
    assertPublishable(release, await site.readPointers());
    const isNew = await site.addRelease(dist, release);
    try {
      return await work();
    } catch (error) {
      if (isNew && !(await site.isLive(release))) await site.removeRelease(release);
      throw error;
    }
  });
}
