import { basename, join } from 'node:path';
import { UserError } from '../util/UserError';
import { run } from './run';

/** The command line of this tool. */
const FAREKITE = join(__dirname, '../../bin/farekite.js');

/** Builds the package in a folder in a child process. @throws UserError when it does not build */
export async function buildInChildProcess(directory: string): Promise<void> {
  const exitCode = await run(process.execPath, [FAREKITE, 'build'], { cwd: directory });
  if (exitCode !== 0) {
    throw new UserError(
      `${basename(directory)} did not build`,
      'Fix the errors that are printed above and run the command again.',
    );
  }
}
