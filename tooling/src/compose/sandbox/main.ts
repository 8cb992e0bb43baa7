import { readFileSync, writeSync } from 'node:fs';
import type { SandboxMessage } from '../runInSandbox';
import { disarmProcess } from './disarmProcess';
import { describeTaskFailure, runTask } from './runTask';
import type { SandboxTask } from './SandboxTask';

const STDIN_FD = 0;
/** A pipe of its own, so that what the code of a release logs is not taken for an answer. */
const ANSWERS_FD = 3;

/** Synchronous, because a page may block or end the process right after. */
function send(message: SandboxMessage): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length;) sent += writeSync(ANSWERS_FD, bytes, sent);
}

/**
 * The program of the process that runs the code of releases. It reads a {@link SandboxTask} from the standard input
 * and writes {@link SandboxMessage}s. From outside of its folder, which is all that it can read, it must import only types.
 */
function main(): void {
  const { reallyExit } = process as unknown as { reallyExit: () => never };
  const end = reallyExit.bind(process);
  const finish = (outcome: SandboxMessage): never => {
    send(outcome);
    return end();
  };
  const fail = (error: unknown): never => finish({ failure: describeTaskFailure(error) });
  // Node ends the process when nothing is left to wait for.
  process.once('exit', () =>
    finish({
      failure: { problem: 'waits for a promise that never settles', remedy: 'Look for such a promise' },
    }),
  );
  process.once('uncaughtException', fail);
  // For the case that the publisher, which ends this process in time, was killed.
  setTimeout(end, Number(process.argv[2])).unref();
  const task = JSON.parse(readFileSync(STDIN_FD, 'utf8')) as SandboxTask;
  disarmProcess();
  runTask(task, (workingOn) => {
    send({ workingOn });
  }).then((answer) => finish({ answer }), fail);
}

main();
