import type { ReleaseManifest } from '@farekite/shared/contract';
import { composeStalePages, writeComposed, type ComposeOptions } from './compose';
import { assertPublishable } from './contractGate';
import { recordFlip } from './history';
import { withLock } from './lock';
import { readRelease } from './readRelease';
import type { Site } from './Site';

export interface Published {
  readonly release: ReleaseManifest;
  /** `false` when this very version was live already. */
  readonly isNew: boolean;
  /** Files of the site that were written anew. */
  readonly files: readonly string[];
}

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
    const live = await site.pointers();
    assertPublishable(release, live);
    const isNew = live.get(release.name)?.version !== release.version;
    const wasStored = await site.store(dist, release);
    try {
      const pointers = isNew ? new Map(live).set(release.name, release) : live;
      const files = await composeStalePages(site, pointers, options);
      if (isNew) {
        await recordFlip(site, release);
        await site.flip(release);
      }
      await writeComposed(site, files);
      return { release, isNew, files: files.map(({ file }) => file) };
    } catch (error) {
      const isLive = (await site.pointers()).get(release.name)?.version === release.version;
      if (wasStored && !isLive) await site.removeRelease(release);
      throw error;
    }
  });
}
