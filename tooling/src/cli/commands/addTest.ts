import type { Command } from 'commander';
import { testAll, type TestOptions } from '../../workspace/testAll';
import { requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { EXIT_CODES, present } from '../output';

type Results = Awaited<ReturnType<typeof testAll>>;

function describeResults(results: Results): string {
  const lines = Object.entries(results).map(([step, passed]) => `${step}: ${passed ? 'passed' : 'failed'}`);
  return `\n${lines.join('\n')}`;
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
      const workspace = requireWorkspace(process.cwd());
      const results = await present({ json }, () => testAll(workspace, { all }), describeResults);
      if (!Object.values(results).every(Boolean)) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(command);
  addExamples(command, 'farekite test', 'farekite test --all');
}
