import { reportError } from './reportError';
import { runCommand } from './runCommand';

// What reads the output, such as `head`, may end before the command. That is no reason to stop halfway.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

runCommand(process.argv).catch((error: unknown) => {
  reportError(error, process.argv);
});
