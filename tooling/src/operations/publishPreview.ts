import type { ReleaseManifest } from '@farekite/shared/protocol';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { recordAction } from '../store/history';
import type { Site } from '../store/Site';
import { UserError } from '../util/UserError';
import { composeAndVerify, type MakeLiveOptions } from './makeLive';
import { withStoredRelease } from './withStoredRelease';

/**
 * Stores a built release for visitors who open `?preview=`. It has to pass the same checks as a publish,
 * but nothing that is live changes.
 *
 * @param dist the folder that the release was built into
 * @throws UserError as `publish` does, and for a release of the shell, which cannot be previewed
 */
export async function publishPreview(
  dist: string,
  site: Site,
  options: MakeLiveOptions = {},
): Promise<ReleaseManifest> {
  const release = await readRelease(dist);
  if (release.kind === 'shell') {
    throw new UserError(
      `${labelOf(release)} is a shell, and only remotes can be previewed`,
      "Publish it into a copy of the site's folder and serve that copy.",
    );
  }
  return withStoredRelease(dist, site, release, async () => {
    await composeAndVerify(release, site, options);
    if (!(await site.isLive(release))) await recordAction(site, release, 'preview');
    return release;
  });
}
