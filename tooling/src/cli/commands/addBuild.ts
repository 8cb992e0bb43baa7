import type { Command } from 'commander';
import { labelOf } from '../../release/manifest';
import { buildStale } from '../../workspace/buildStale';
import { hashBuildInputs, writeBuildStamp } from '../../workspace/buildStamp';
import { findWorkspace, requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { present } from '../present';

interface BuildFlags extends JsonOption {
  readonly all?: true;
}

interface BuiltRelease {
  readonly name: string;
  readonly version: string;
}

interface BuiltPackages {
  /** The names of the packages that were built. */
  readonly built: readonly string[];
}

function describeBuilt({ built }: BuiltPackages): string {
  return built.length === 0 ? 'All packages are up to date' : `Built ${built.join(', ')}`;
}

async function buildPackage(directory: string): Promise<BuiltRelease> {
  const workspace = findWorkspace(directory);
  // Hashed before the build, so that a file that changes meanwhile is built again.
  const sourcesHash = workspace && hashBuildInputs(workspace, directory);
  // webpack takes longer to load than the rest of the command takes to run when nothing has changed.
  const { build } = await import('../../build/build');
  const { name, version } = await build(directory);
  if (sourcesHash) writeBuildStamp(directory, sourcesHash);
  return { name, version };
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
        present({ built: await buildStale(requireWorkspace(directory)) }, describeBuilt, { json });
        return;
      }
      present(await buildPackage(directory), (release) => `${labelOf(release)} is built`, { json });
    });
  addJsonOption(command);
  addExamples(command, 'cd mfe-deals && farekite build', 'farekite build --all');
}
