import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { UsageError } from '../util/UserError';
import { COMMAND_GROUPS, COMMAND_LOADERS, COMMAND_NAMES } from './commands';
import { EXIT_CODES } from './output';

const EXIT_CODES_HELP = `Exit codes: 0 done, ${Object.entries(EXIT_CODES)
  .map(([kind, code]) => `${String(code)} ${kind}`)
  .join(', ')}`;

/** Read without the schema of package.json, which takes longer to load than the version takes to print. */
function readVersion(): string {
  const text = readFileSync(join(__dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Messages repeat arguments, and every message is one line. @throws UsageError when an argument has a line break */
function assertPrintable(argv: readonly string[]): void {
  const argument = argv.find((candidate) => /[\u0000-\u001f\u007f]/.test(candidate));
  if (argument === undefined) return;
  throw new UsageError(
    `The argument ${JSON.stringify(argument)} has a line break or another control character`,
    'Leave it out.',
  );
}

function createProgram(): Command {
  const program = new Command('farekite')
    .usage('COMMAND [options]')
    .version(readVersion())
    .helpCommand(false)
    .addHelpOption(new Option('-h, --help').hideHelp())
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', '\nfarekite help COMMAND describes a command, with examples.')
    // The general help fits into a screen of 24 lines.
    .addHelpText('afterAll', ({ command }) => (command.parent ? '\n' : '') + EXIT_CODES_HELP)
    .exitOverride()
    .configureOutput({
      // What commander would print is thrown, and printed like all other errors.
      outputError: () => undefined,
    });
  for (const option of program.options) option.hideHelp();
  return program;
}

function addHelp(program: Command): void {
  program
    .command('help [command]', { hidden: true })
    .description('Describes a command, with examples.')
    .action(async (name: string | undefined) => {
      if (name === undefined) program.help();
      // The name alone says that a command is unknown, and which one was meant.
      await program.parseAsync(COMMAND_NAMES.includes(name) ? [name, '--help'] : [name], { from: 'user' });
    });
}

/** Adds the commands that are named in a command line, and of the others what the general help shows. */
async function addCommands(program: Command, argv: readonly string[]): Promise<void> {
  for (const [heading, commands] of Object.entries(COMMAND_GROUPS)) {
    program.commandsGroup(heading);
    for (const [name, summary] of Object.entries(commands)) {
      const load = argv.includes(name) ? COMMAND_LOADERS[name] : undefined;
      if (load) (await load())(program);
      else program.command(name);
      program.commands.at(-1)?.summary(summary);
    }
  }
}

/** What commander throws for a wrong command line. */
function usageError({ message }: CommanderError, argv: readonly string[]): UsageError {
  const problem = message
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')
    .replace(/\.$/, '');
  const named = argv.find((argument) => COMMAND_NAMES.includes(argument));
  return new UsageError(
    problem,
    named ? `Run farekite help ${named} to see how it is used.` : 'Run farekite help to see the commands.',
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
  addHelp(program);
  await addCommands(program, argv);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    if (error.code !== 'commander.help') throw usageError(error, argv);
    // There was no command, and commander has printed the general help.
    process.exitCode = EXIT_CODES.usage;
  }
}
