import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { openStore } from '../../store/openStore';
import { print } from '../../util/print';
import { findWorkspace, listSitePackages, requireWorkspace } from '../../workspace/workspace';
import {
  addExamples,
  addSiteOption,
  addPortOption,
  parseOrigin,
  type PortOption,
  type SiteOption,
} from '../options';

interface DevFlags extends SiteOption, PortOption {
  readonly against?: string;
}

/** The folders of the named packages. Without names: the current folder, or all packages at the workspace's root. */
function foldersToDevelop(names: readonly string[]): string[] {
  const directory = process.cwd();
  const workspace = findWorkspace(directory);
  if (names.length > 0) return names.map((name) => join(requireWorkspace(directory), name));
  return directory === workspace ? listSitePackages(workspace) : [directory];
}

export function addDev(program: Command): void {
  const command = program
    .command('dev [packages...]')
    .description(
      'Serves a site with the named packages, or the one in the current folder, from their sources, and updates the ' +
        'browser when a source file is saved.',
    )
    .option('--against <origin>', "use the site at this origin instead of the site's folder", parseOrigin)
    .action(async (names: string[], options: DevFlags) => {
      const directories = foldersToDevelop(names);
      const workspace = findWorkspace(process.cwd());
      const { openBaseSite, runningSite } = await import('../../develop/BaseSite');
      const base = options.against
        ? runningSite(options.against)
        : await openBaseSite(openStore(options.site), workspace);
      // webpack takes seconds to load, and the base site may not be found.
      const { develop } = await import('../../develop/develop');
      const origin = await develop(directories, base, options.port);
      const developed = directories.map((packageDirectory) => basename(packageDirectory)).join(', ');
      print(`${origin} serves ${developed} from source, and the rest of the site from ${base.location}`);
    });
  addPortOption(addSiteOption(command));
  addExamples(
    command,
    'cd mfe-deals && farekite dev',
    'farekite dev mfe-deals mfe-home --against https://staging.example.com',
  );
}
