import { runCommand } from './commands';
import { ReleaseError } from '../release/ReleaseError';

runCommand(process.argv).catch((error: unknown) => {
  const text = error instanceof ReleaseError ? error.message : (error as Error).stack;
  process.stderr.write(`farekite: ${text ?? String(error)}\n`);
  process.exitCode = 1;
});
