import { join } from 'node:path';
import type { Command } from 'commander';
import { readRouteTable } from '../../pages/routes';
import { openStore } from '../../store/openStore';
import { runTasks } from '../../workspace/run';
import { listSitePackages, requireWorkspace } from '../../workspace/workspace';
import { presentPublished } from '../presentPublished';
import { addExamples, addSiteOption, addPortOption, type PortOption, type SiteOption } from '../options';

/** Adds the command `start`. */
export function addStart(program: Command): void {
  const command = program
    .command('start')
    .description('Builds all packages that have changed, publishes them and serves the site.')
    .action(async ({ site, port }: SiteOption & PortOption) => {
      const workspace = requireWorkspace(process.cwd());
      await runTasks(workspace, ['build']);
      const { publish } = await import('../../operations/publish');
      const { serveUntilStopped } = await import('../serveUntilStopped');
      const store = openStore(site);
      // The shell last: its routes need the remotes' pages, and every page is then rendered once.
      for (const packageDirectory of listSitePackages(workspace).toReversed()) {
        const dist = join(packageDirectory, 'dist');
        const options = { create: true, routes: readRouteTable(workspace) };
        await presentPublished({}, () => publish(dist, store, options));
      }
      await serveUntilStopped(site, { port });
    });
  addPortOption(addSiteOption(command));
  addExamples(command, 'PORT=3001 farekite start');
}
