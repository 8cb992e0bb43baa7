import type { Command } from 'commander';
import { labelOf } from '../../release/manifest';
import { buildPackage } from '../../build/buildPackage';
import { buildStale } from '../../build/buildStale';
import { requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { present } from '../present';

interface BuildFlags extends JsonOption {
  readonly all?: true;
}

interface BuiltPackages {
  /** The names of the packages that were built. */
  readonly built: readonly string[];
}

function describeBuilt({ built }: BuiltPackages): string {
  return built.length === 0 ? 'All packages are up to date' : `Built ${built.join(', ')}`;
}

/** Adds the command `build`. */
export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('Builds the package in the current folder into dist/: browser/, server/ and release.json.')
    .option('--all', 'build all packages of the workspace that have changed since their last build')
    .action(async ({ all, json }: BuildFlags) => {
      const directory = process.cwd();
      if (all) {
        const built = await buildStale(requireWorkspace(directory), { inThisProcess: true });
        present({ built }, describeBuilt, { json });
        return;
      }
      const { name, version } = await buildPackage(directory);
      present({ name, version }, (release) => `${labelOf(release)} is built`, { json });
    });
  addJsonOption(command);
  addExamples(command, 'cd mfe-deals && farekite build', 'farekite build --all');
}
