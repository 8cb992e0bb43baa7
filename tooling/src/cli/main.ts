import { reportError } from './output';
import { runCommand } from './runCommand';

// What reads the output, such as `head`, may end before the command, which goes on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

let isDone = false;

void runCommand(process.argv).then(() => {
  isDone = true;
});

// Node ends a process with exit code 0 when nothing is left to wait for, also in the middle of a command.
process.once('exit', () => {
  if (!isDone) reportError(new Error('The command waited for something that never came'), process.argv);
});
