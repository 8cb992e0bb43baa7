import { printError } from '../util/print';
import { UserError } from '../util/UserError';
import { runCommand } from './runCommand';

runCommand(process.argv).catch((error: unknown) => {
  const text = error instanceof UserError ? error.message : (error as Error).stack;
  printError(text ?? String(error));
  process.exitCode = 1;
});
