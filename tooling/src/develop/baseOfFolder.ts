import { join } from 'node:path';
import { liveShell } from '../store/pointers';
import { publish } from '../operations/publish';
import { UserError } from '../util/UserError';
import type { Site } from '../store/Site';
import { buildStale } from '../workspace/buildAll';
import { BaseSite } from './BaseSite';

/**
 * The site in a folder, to develop over. Where nothing is live yet, the workspace's own shell is
 * published there; no remote has to be built.
 *
 * @param workspace `undefined` for a remote that stands alone
 * @throws UserError when there is no shell to be had
 */
export async function baseOfFolder(site: Site, workspace: string | undefined): Promise<BaseSite> {
  if (!liveShell(await site.readPointers())) {
    if (!workspace) {
      throw new UserError(
        `There is no site in ${site.directory}, and no workspace around that has a shell`,
        'Name the origin of a site that runs with --against, or a folder with a site with --site.',
      );
    }
    const shell = join(workspace, 'shell');
    await buildStale(workspace, [shell]);
    await publish(join(shell, 'dist'), site);
  }
  return BaseSite.ofFolder(site);
}
