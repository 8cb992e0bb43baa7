import type { Command } from 'commander';
import { testAll, type TestOptions } from '../../workspace/testAll';
import type { Totals } from '../../workspace/runTasks';
import { requireWorkspace } from '../../workspace/workspace';
import { EXIT_CODES } from '../exitCodes';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { present } from '../present';

function describeTotals({ passed, failed }: Totals): string {
  return `\n${String(passed)} passed, ${String(failed)} failed`;
}

/** Adds the command `test`. */
export function addTest(program: Command): void {
  const command = program
    .command('test')
    .description(
      'Runs all checks of the workspace, also after one has failed: lint, format, texts, types, unit and browser tests. ' +
        'Ends with exit code 1 when one fails.',
    )
    .option(
      '--all',
      'also what takes long: many publishers, random schedules and inputs, outages, copies of the workspace',
    )
    .action(async ({ json, all }: JsonOption & TestOptions) => {
      const totals = await testAll(requireWorkspace(process.cwd()), { all });
      present(totals, describeTotals, { json });
      if (totals.failed > 0) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(command);
  addExamples(command, 'farekite test', 'farekite test --all');
}
