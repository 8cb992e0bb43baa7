import { join } from 'node:path';
import { Command } from 'commander';
import { UsageError } from '../util/UserError';
import { readPackageJson } from '../pages/readPackageJson';
import { PACKAGE_COMMANDS } from './packageCommands';
import { SITE_COMMANDS } from './siteCommands';

/** Messages repeat arguments, and every message is one line. @throws UserError when an argument has a line break */
function assertPrintable(argv: readonly string[]): void {
  const argument = argv.find((candidate) => /[\u0000-\u001f\u007f]/.test(candidate));
  if (argument === undefined) return;
  throw new UsageError(
    `The argument ${JSON.stringify(argument)} has a line break or another control character`,
    'Leave it out.',
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
  const program = new Command('farekite')
    .description('Builds, publishes, composes and serves FareKite')
    .version(readPackageJson(join(__dirname, '../..')).version)
    .helpCommand(false)
    .configureOutput({
      // Wrong arguments are reported like all other errors: in one line that begins with the tool's name.
      outputError: (text, write) => {
        write(
          `${text
            .trim()
            .replace(/^error/, 'farekite')
            .replaceAll('\n', ' ')}\n`,
        );
      },
    });
  // `farekite --help` includes the help of every command.
  program.addHelpText('after', () =>
    program.commands.map((command) => `\n${command.helpInformation()}`).join(''),
  );
  program.commandsGroup('Commands for packages, in a checkout of the sources:');
  for (const addCommand of PACKAGE_COMMANDS) addCommand(program);
  program.commandsGroup('Commands for sites:');
  for (const addCommand of SITE_COMMANDS) addCommand(program);
  await program.parseAsync(argv);
}
