import { join } from 'node:path';
import { CommanderError, Help, Option, type Command } from 'commander';
import { readPackageJson } from '../pages/readPackageJson';
import { printToStandardError } from '../util/print';
import { UsageError } from '../util/UserError';
import { ToolCommand, type Flags } from './options';
import { EXIT_CODES, reportError } from './output';
import { addPackageCommands } from './packageCommands';
import { addPublishCommands } from './publishCommands';
import { addSiteCommands } from './siteCommands';

const EXIT_CODES_HELP = `Exit codes: 0 done, ${Object.entries(EXIT_CODES)
  .map(([kind, code]) => `${String(code)} ${kind}`)
  .join(', ')}`;

export function createProgram() {
  const program = new ToolCommand('farekite')
    .usage('COMMAND [options]')
    .version(readPackageJson(join(__dirname, '../..')).version)
    .addHelpOption(new Option('-h, --help').hideHelp())
    .configureHelp({
      subcommandTerm: (command) => command.name(),
      subcommandDescription: (command) => command.description().replace(/\.( .*)?$/, ''),
      // Each help fits into a screen of 24 lines.
      formatHelp(command, helper) {
        const text = Help.prototype.formatHelp.call(this, command, helper);
        return command.parent ? text : text.replaceAll('\n\n', '\n');
      },
    })
    .addHelpText('afterAll', EXIT_CODES_HELP)
    .exitOverride()
    .configureOutput({
      // What commander would print is thrown, and printed like all other errors.
      outputError: () => undefined,
    });
  for (const option of program.options) option.hideHelp();
  program.hook('preAction', (_, command) => {
    if (command.opts<Flags>().json) printToStandardError();
  });
  program.commandsGroup('Commands for sites:');
  addPublishCommands(program);
  addSiteCommands(program);
  program.commandsGroup('Commands for packages, among their sources:');
  addPackageCommands(program);
  return program.helpCommand('help [command]', 'Describes a command, with examples');
}

function usageError({ message }: CommanderError, argv: readonly string[], { commands }: Command): UsageError {
  const problem = message.replace(/^error: |\.$/g, '').replaceAll('\n', ' ');
  const named = commands.map((command) => command.name()).find((name) => argv.includes(name));
  return new UsageError(problem, `Run farekite help${named ? ` ${named}` : ''} to see how it is used.`);
}

/** Prints why a command failed if it did, and sets the exit code. @param argv as in `process.argv` */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const program = createProgram();
  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) reportError(error, argv);
    else if (error.exitCode === 0) return;
    // There was no command: commander has printed the help.
    else if (error.code === 'commander.help') process.exitCode = EXIT_CODES.usage;
    else reportError(usageError(error, argv, program), argv);
  }
}
