import { join } from 'node:path';
import { Command } from 'commander';
import { readPackageJson } from '../workspace/sitePackage';
import { PACKAGE_COMMANDS } from './packageCommands';
import { SITE_COMMANDS } from './siteCommands';

/** Runs the command of a command line. @throws UserError as the command does */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const program = new Command('farekite')
    .description('Builds, publishes, composes and serves FareKite')
    .version(readPackageJson(join(__dirname, '../..')).version)
    .helpCommand(false)
    .configureOutput({
      // Errors of the command line look like all others: one line that begins with the tool's name.
      outputError: (text, write) => {
        write(
          `${text
            .trim()
            .replace(/^error/, 'farekite')
            .replaceAll('\n', ' ')}\n`,
        );
      },
    });
  // `farekite --help` describes every command and option, so that nobody has to ask for each command.
  program.addHelpText('after', () =>
    program.commands.map((command) => `\n${command.helpInformation()}`).join(''),
  );
  program.commandsGroup('Commands for packages, in a checkout of the sources:');
  for (const addCommand of PACKAGE_COMMANDS) addCommand(program);
  program.commandsGroup('Commands for sites:');
  for (const addCommand of SITE_COMMANDS) addCommand(program);
  await program.parseAsync(argv);
}
