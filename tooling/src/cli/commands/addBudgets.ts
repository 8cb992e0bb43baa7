import type { Command } from 'commander';
import { labelOf } from '../../release/manifest';
import { assertWithinBudget, budgetTable, measurePackage, type PackageUsage } from '../../workspace/budgets';
import { readSitePackage } from '../../workspace/sitePackage';
import { listSitePackages, requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { present } from '../output';

interface BudgetsFlags extends JsonOption {
  readonly all?: true;
}

interface MeasuredPackages {
  readonly packages: readonly PackageUsage[];
}

function describeUsage({ packages }: MeasuredPackages): string {
  return packages.map(({ budgets, ...release }) => budgetTable(labelOf(release), budgets)).join('\n');
}

async function measureAll(directories: readonly string[]): Promise<MeasuredPackages> {
  const packages: PackageUsage[] = [];
  for (const directory of directories) packages.push(await measurePackage(readSitePackage(directory)));
  return { packages };
}

export function addBudgets(program: Command): void {
  const command = program
    .command('budgets')
    .description(
      'Compares the sizes of the built files, in bytes after brotli compression, with farekite.budgets in ' +
        'package.json, and ends with exit code 1 when one is exceeded.',
    )
    .option('--all', 'of all packages of the workspace')
    .action(async ({ all, json }: BudgetsFlags) => {
      const directory = process.cwd();
      const directories = all ? listSitePackages(requireWorkspace(directory)) : [directory];
      const { packages } = await present({ json }, () => measureAll(directories), describeUsage);
      packages.forEach(assertWithinBudget);
    });
  addJsonOption(command);
  addExamples(command, 'cd mfe-deals && farekite budgets', 'farekite budgets --all --json');
}
