import { reportError } from './reportError';
import { runCommand } from './runCommand';

runCommand(process.argv).catch((error: unknown) => {
  reportError(error, process.argv);
});
