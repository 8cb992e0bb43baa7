import type { ReleaseManifest } from '@farekite/shared/contract';
import { assertPublishable } from './contractGate';
import { record } from './history';
import { withLock } from './lock';
import { makeLive, rehearse, type MakeLiveOptions, type Published } from './makeLive';
import { labelOf } from './manifest';
import { readRelease } from './readRelease';
import { ReleaseError } from './ReleaseError';
import type { Site } from './Site';

/** Does something with a built release once it is stored, and takes it away again if that fails. */
async function withStored<T>(dist: string, site: Site, release: ReleaseManifest, work: () => Promise<T>) {
  await site.prepare();
  return withLock(site, async () => {
    assertPublishable(release, await site.pointers());
    const wasStored = await site.store(dist, release);
    try {
      return await work();
    } catch (error) {
      if (wasStored && !(await site.isLive(release))) await site.removeRelease(release);
      throw error;
    }
  });
}

/**
 * Makes a built release live: checks that what is live can work with it, stores it, renders its pages
 * with the live shell, and only then flips its pointer and replaces the pages that changed. Whatever
 * goes wrong before the flip leaves the site as it was; after it, the next publish finishes the pages.
 *
 * @throws ReleaseError when the release is not whole, not publishable, does not render, or does not pass
 *   the look that was asked for
 */
export async function publish(dist: string, site: Site, options: MakeLiveOptions = {}): Promise<Published> {
  const release = await readRelease(dist);
  return withStored(dist, site, release, () => makeLive(release, site, 'publish', options));
}

/**
 * Stores a built release for those who ask for it by `?preview=`: it has to pass all that a publish
 * has to, and nothing that is live changes.
 *
 * @throws ReleaseError as {@link publish} does, and for a shell: it cannot be previewed on another
 */
export async function publishPreview(
  dist: string,
  site: Site,
  options: MakeLiveOptions = {},
): Promise<ReleaseManifest> {
  const release = await readRelease(dist);
  if (release.kind === 'shell') {
    throw new ReleaseError(
      `${labelOf(release)} is a shell, and a shell is not shown inside another`,
      "Publish it into a copy of the site's folder and serve that.",
    );
  }
  return withStored(dist, site, release, async () => {
    await rehearse(release, site, options);
    if (!(await site.isLive(release))) await record(site, release, 'preview');
    return release;
  });
}
