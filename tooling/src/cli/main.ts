import { runCommand } from './runCommand';
import { UserError } from '../util/UserError';

runCommand(process.argv).catch((error: unknown) => {
  const text = error instanceof UserError ? error.message : (error as Error).stack;
  process.stderr.write(`farekite: ${text ?? String(error)}\n`);
  process.exitCode = 1;
});
