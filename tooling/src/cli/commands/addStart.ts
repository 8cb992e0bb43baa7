import { join } from 'node:path';
import type { Command } from 'commander';
import { publish } from '../../operations/publish';
import { readRouteTable } from '../../pages/routes';
import { openStore } from '../../store/openStore';
import { readPointers } from '../../store/pointers';
import type { Store } from '../../store/Store';
import { print } from '../../util/print';
import { buildStale } from '../../workspace/buildStale';
import { listSitePackages, requireWorkspace } from '../../workspace/workspace';
import { describePublished, publishedRelease } from '../describePublished';
import { addExamples, addSiteOption, portFromEnvironment, type SiteOption } from '../options';
import { serveUntilStopped } from '../serveUntilStopped';

/**
 * The packages in the order in which `start` publishes them. The shell is the last one: its routes need the remotes'
 * pages, and every page is then composed once. A shell without a serial was published by an earlier version of the
 * tool, and this version cannot compose pages with it, so it is replaced first.
 */
async function publishingOrder(workspace: string, store: Store): Promise<string[]> {
  const packages = listSitePackages(workspace);
  const isOutdated = (await readPointers(store, ['shell'])).get('shell')?.serial === 0;
  return isOutdated ? packages : packages.toReversed();
}

/** Adds the command `start`. */
export function addStart(program: Command): void {
  const command = program
    .command('start')
    .description(
      'Builds all packages that have changed, publishes them and serves the site, on port 3000 or on the port in the ' +
        'environment variable PORT.',
    )
    .action(async ({ site }: SiteOption) => {
      // Read first, so that a wrong PORT is reported before the build.
      const port = portFromEnvironment();
      const workspace = requireWorkspace(process.cwd());
      await buildStale(workspace);
      const store = openStore(site);
      for (const packageDirectory of await publishingOrder(workspace, store)) {
        const dist = join(packageDirectory, 'dist');
        const result = await publish(dist, store, { create: true, routes: readRouteTable(workspace) });
        print(describePublished(publishedRelease(result)));
      }
      await serveUntilStopped(site, { port });
    });
  addSiteOption(command);
  addExamples(command, 'PORT=3001 farekite start');
}
