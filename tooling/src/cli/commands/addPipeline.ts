import type { Command } from 'commander';
import { openStore } from '../../store/openStore';
import { runPipeline } from '../../workspace/pipeline';
import { readSitePackage } from '../../workspace/sitePackage';
import { listSitePackages, requireWorkspace } from '../../workspace/workspace';
import { EXIT_CODES } from '../exitCodes';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';

interface PipelineFlags extends SiteOption, JsonOption {
  readonly all?: true;
  readonly force?: boolean;
}

interface PipelineResults {
  readonly pipelines: readonly { readonly name: string; readonly passed: boolean }[];
}

function describePipelines({ pipelines }: PipelineResults): string {
  const passed = pipelines.filter((pipeline) => pipeline.passed).length;
  return `\n${String(passed)} passed, ${String(pipelines.length - passed)} failed`;
}

/** Adds the command `pipeline`. */
export function addPipeline(program: Command): void {
  const command = program
    .command('pipeline')
    .description(
      'Runs all checks of the package in the current folder: lint, format, types and tests; then builds it, and ' +
        'publishes it into a copy of the site, in a browser. Ends with exit code 1 when one fails.',
    )
    .option('--all', 'for all packages of the workspace, one after the other')
    .option('--force', 'even if nothing has changed since the pipeline passed')
    .action(async ({ site, all, force = false, json }: PipelineFlags) => {
      const workspace = requireWorkspace(process.cwd());
      const pipelines: PipelineResults['pipelines'][number][] = [];
      for (const directory of all ? listSitePackages(workspace) : [process.cwd()]) {
        const { name } = readSitePackage(directory);
        const passed = await runPipeline(workspace, directory, { store: openStore(site), force });
        pipelines.push({ name, passed });
      }
      present({ pipelines }, describePipelines, { json });
      if (pipelines.some(({ passed }) => !passed)) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'cd mfe-deals && farekite pipeline', 'farekite pipeline --all --force');
}
