import { join } from 'node:path';
import type { Command } from 'commander';
import { labelOf } from '../../release/manifest';
import { assertUnchangedSince } from '../../build/assertUnchangedSince';
import { runTasks } from '../../workspace/run';
import { findWorkspace, requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { present } from '../output';

interface BuildFlags extends JsonOption {
  readonly all?: true;
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
        const buildAll = async () => {
          await runTasks(requireWorkspace(directory), ['build']);
          return { built: true };
        };
        await present({ json }, buildAll, () => 'All packages are built');
        return;
      }
      // webpack takes longer to load than a command takes to run when nothing has changed.
      const { build } = await import('../../build/build');
      const buildOne = async () => {
        const startedAt = Date.now();
        const { name, version } = await build(directory);
        const workspace = findWorkspace(directory);
        if (workspace) assertUnchangedSince(startedAt, [directory, join(workspace, 'shared')]);
        return { name, version };
      };
      await present({ json }, buildOne, (release) => `${labelOf(release)} is built`);
    });
  addJsonOption(command);
  addExamples(command, 'cd mfe-deals && farekite build', 'farekite build --all');
}
