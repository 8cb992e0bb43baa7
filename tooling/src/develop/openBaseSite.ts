import { join } from 'node:path';
import { publish } from '../operations/publish';
import { liveShell } from '../store/pointers';
import type { Site } from '../store/Site';
import { UserError } from '../util/UserError';
import { buildStale } from '../workspace/buildStale';
import { BaseSite } from './BaseSite';

/**
 * Serves the site in a folder as a base site. If no shell is live there, builds and publishes the shell of the
 * workspace first; no remote has to be built.
 *
 * @param workspace `undefined` for a remote in a repository of its own
 * @throws UserError when no shell is live and there is no workspace
 */
export async function openBaseSite(site: Site, workspace: string | undefined): Promise<BaseSite> {
  if (!liveShell(await site.readPointers())) {
    if (!workspace) {
      throw new UserError(
        `There is no site in ${site.directory}, and no workspace with a shell around the current folder`,
        'Name the origin of a running site with --against, or the folder of a site with --site.',
      );
    }
    const shell = join(workspace, 'shell');
    await buildStale(workspace, [shell]);
    await publish(join(shell, 'dist'), site);
  }
  return BaseSite.serve(site);
}
