import { readFileSync, writeSync } from 'node:fs';
import type { SandboxMessage } from '../runInSandbox';
import { disarmProcess } from './disarmProcess';
import { describeTaskFailure, runTask } from './runTask';
import type { SandboxTask } from './SandboxTask';

const STDIN_FD = 0;
/** Its own pipe, so that no log is taken for an answer. */
const ANSWERS_FD = 3;

/** Synchronous, because a page may block or end the process right after. */
function send(message: SandboxMessage): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length;) sent += writeSync(ANSWERS_FD, bytes, sent);
}

/** This process can read its own folder alone: from elsewhere, import only types. */
function main(): void {
  const { reallyExit } = process as unknown as { reallyExit: () => never };
  const end = reallyExit.bind(process);
  const finish = (outcome: SandboxMessage): never => {
    send(outcome);
    return end();
  };
  const fail = (error: unknown): never => finish({ failure: describeTaskFailure(error) });
  process.once('exit', () =>
    finish({
      failure: { problem: 'waits for a promise that never settles', remedy: 'Look for such a promise' },
    }),
  );
  process.once('uncaughtException', fail);
  // The publisher, which ends this process in time, may be killed.
  setTimeout(end, Number(process.argv[2])).unref();
  const task = JSON.parse(readFileSync(STDIN_FD, 'utf8')) as SandboxTask;
  disarmProcess();
  runTask(task, (workingOn) => {
    send({ workingOn });
  }).then((answer) => finish({ answer }), fail);
}

main();
