import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { UsageError } from '../util/UserError';
import { addBuild } from './commands/addBuild';
import { addCheck } from './commands/addCheck';
import { addDev } from './commands/addDev';
import { addDoctor } from './commands/addDoctor';
import { addExport } from './commands/addExport';
import { addPromote } from './commands/addPromote';
import { addPrune } from './commands/addPrune';
import { addPublish } from './commands/addPublish';
import { addRollback } from './commands/addRollback';
import { addServe } from './commands/addServe';
import { addStart } from './commands/addStart';
import { addStatus } from './commands/addStatus';
import { addTest } from './commands/addTest';
import { EXIT_CODES } from './output';

/** The commands by the headings of the general help, which has a line about each. */
const COMMANDS: Readonly<Record<string, readonly (readonly [(program: Command) => void, string])[]>> = {
  'Commands for sites:': [
    [addPublish, 'make built releases live, or preview them'],
    [addPromote, 'make a previewed release live'],
    [addRollback, 'make an earlier release live again'],
    [addStatus, 'list what is live and stored, or what was'],
    [addPrune, 'remove old releases and pages'],
    [addDoctor, 'look for damage, and repair it'],
    [addServe, 'serve a site as in production'],
    [addExport, 'write what is live as files, for nginx and other hosts'],
  ],
  'Commands for packages, in a checkout of the sources:': [
    [addBuild, 'build a package into a release'],
    [addCheck, 'run every check of a package'],
    [addStart, 'build, publish and serve everything'],
    [addDev, 'show packages from their sources inside a site'],
    [addTest, 'run every check of the workspace'],
  ],
};

const EXIT_CODES_HELP = `Exit codes: 0 done, ${Object.entries(EXIT_CODES)
  .map(([kind, code]) => `${String(code)} ${kind}`)
  .join(', ')}`;

/** Read without the schema of package.json. */
function readVersion(): string {
  const text = readFileSync(join(__dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Messages repeat arguments, and a message is one line. @throws UsageError when an argument has a line break */
function assertPrintable(argv: readonly string[]): void {
  const argument = argv.find((candidate) => /[\u0000-\u001f\u007f]/.test(candidate));
  if (argument === undefined) return;
  throw new UsageError(
    `The argument ${JSON.stringify(argument)} has a line break or another control character`,
    'Leave it out.',
  );
}

export function createProgram(): Command {
  const program = new Command('farekite')
    .usage('COMMAND [options]')
    .version(readVersion())
    .addHelpOption(new Option('-h, --help').hideHelp())
    .configureHelp({ subcommandTerm: (command) => command.name() })
    // The general help fits into a screen of 24 lines.
    .addHelpText('afterAll', ({ command }) => (command.parent ? '\n' : '') + EXIT_CODES_HELP)
    .exitOverride()
    .configureOutput({
      // What commander would print is thrown, and printed like all other errors.
      outputError: () => undefined,
    });
  for (const option of program.options) option.hideHelp();
  for (const [heading, commands] of Object.entries(COMMANDS)) {
    program.commandsGroup(heading);
    for (const [add, summary] of commands) {
      add(program);
      program.commands.at(-1)?.summary(summary);
    }
  }
  return program.helpCommand('help [command]', 'describe a command, with examples');
}

/** What commander throws for a wrong command line. */
function usageError({ message }: CommanderError, argv: readonly string[], { commands }: Command): UsageError {
  const problem = message
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')
    .replace(/\.$/, '');
  const named = commands.find((command) => argv.includes(command.name()));
  return new UsageError(
    problem,
    named
      ? `Run farekite help ${named.name()} to see how it is used.`
      : 'Run farekite help to see the commands.',
  );
}

/**
 * Runs the command that a command line names.
 *
 * @param argv as in `process.argv`
 * @throws UserError as the command does
 */
export async function runCommand(argv: readonly string[]): Promise<void> {
  assertPrintable(argv);
  const program = createProgram();
  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    if (error.code !== 'commander.help') throw usageError(error, argv, program);
    // There was no command, and commander has printed the general help.
    process.exitCode = EXIT_CODES.usage;
  }
}
