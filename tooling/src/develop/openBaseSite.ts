import { join } from 'node:path';
import { publish } from '../operations/publish';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { UsageError } from '../util/UserError';
import { buildStale } from '../build/buildStale';
import { BaseSite } from './BaseSite';

/**
 * Serves a site as a base site. If no shell is live there, builds and publishes the shell of the
 * workspace first; no remote has to be built.
 *
 * @param workspace `undefined` for a remote in a repository of its own
 * @throws UserError when no shell is live and there is no workspace
 */
export async function openBaseSite(store: Store, workspace: string | undefined): Promise<BaseSite> {
  if (!liveShell(await readPointers(store, ['shell']))) {
    if (!workspace) {
      throw new UsageError(
        `There is no site in ${store.location}, and no workspace with a shell around the current folder`,
        'Name the origin of a running site with --against, or a site with --site.',
      );
    }
    const shell = join(workspace, 'shell');
    await buildStale(workspace, { directories: [shell] });
    await publish(join(shell, 'dist'), store, { create: true });
  }
  return BaseSite.serve(store);
}
