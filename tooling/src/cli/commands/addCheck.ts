import type { Command } from 'commander';
import { openStore } from '../../store/openStore';
import { readSitePackage } from '../../workspace/sitePackage';
import { listSitePackages, requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, addSiteOption, type SiteOption, type JsonOption } from '../options';
import { EXIT_CODES, present } from '../output';

interface CheckFlags extends SiteOption, JsonOption {
  readonly all?: true;
  readonly force?: boolean;
}

interface CheckResults {
  readonly packages: readonly { readonly name: string; readonly passed: boolean }[];
}

function describeChecks({ packages }: CheckResults): string {
  const passed = packages.filter((one) => one.passed).length;
  return `\n${String(passed)} passed, ${String(packages.length - passed)} failed`;
}

/** Adds the command `check`. */
export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description(
      'Runs all checks of the package in the current folder: lint, format, texts, types and tests; then builds it, ' +
        'and runs its browser tests and those of every page on the site as it will be. The site is only read. ' +
        'Ends with exit code 1 when a step fails.',
    )
    .option('--all', 'for all packages of the workspace, one after the other')
    .option('--force', 'even if nothing has changed since the checks passed')
    .action(async ({ site, all, force, json }: CheckFlags) => {
      const { runPipeline } = await import('../../workspace/pipeline');
      const workspace = requireWorkspace(process.cwd());
      const packages: CheckResults['packages'][number][] = [];
      for (const directory of all ? listSitePackages(workspace) : [process.cwd()]) {
        const checked = readSitePackage(directory);
        const passed = await runPipeline(workspace, checked, openStore(site), force ? ['--force'] : []);
        packages.push({ name: checked.name, passed });
      }
      await present({ json }, () => ({ packages }), describeChecks);
      if (packages.some(({ passed }) => !passed)) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'cd mfe-deals && farekite check', 'farekite check --all --site s3://bucket/site');
}
