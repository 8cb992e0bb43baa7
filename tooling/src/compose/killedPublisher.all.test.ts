import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { taskRunning } from '../testing/taskRunning';
import { startSandbox } from './runInSandbox';

// Long enough for the start of the process beside other tests.
const TIMEOUT_MS = 4_000;
const GRACE_MS = 1_000;
let child: ChildProcess;

afterEach(() => {
  child.kill('SIGKILL');
});

it.each([
  ['loops', 'for (;;);'],
  [
    'sets one timer after the other',
    'const again = () => setTimeout(again, 5); again(); return new Promise(() => {})',
  ],
])('A page whose publisher is killed ends by itself when it %s', async (_what, body) => {
  const startedMs = performance.now();
  child = startSandbox(TIMEOUT_MS);
  const exited = once(child, 'exit');
  child.stdin?.end(JSON.stringify(taskRunning(body)));
  expect(await text(child.stdio[3] as Readable)).toBe('{"workingOn":0}\n');
  await exited;
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(TIMEOUT_MS + GRACE_MS);
});
