import type { SandboxTask } from '../compose/sandbox/SandboxTask';
import { describeRefusals } from '../testing/publishRunning';

jest.mock('../compose/runInSandbox', () => {
  const actual = jest.requireActual<typeof import('../compose/runInSandbox')>('../compose/runInSandbox');
  // The limit includes the start of the process, which may take more than a second beside other tests.
  return { ...actual, runInSandbox: (task: SandboxTask) => actual.runInSandbox(task, 5_000) };
});

const TOO_LATE = 'did not end within 5 s. Look for an endless loop in it; the live site is unchanged.';
const TOO_MUCH =
  'needs more than 256 MB of memory. Look for data that grows without an end; the live site is unchanged.';

describeRefusals([
  ['loops', 'for (;;);', TOO_LATE],
  [
    'sets one timer after the other',
    'const again = () => setTimeout(again, 5); again(); return new Promise(() => {})',
    TOO_LATE,
  ],
  ['takes all memory in objects', 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))', TOO_MUCH],
  [
    'takes 8 GB in buffers',
    'const all = []; for (let i = 0; i < 80; i++) all.push(new Uint8Array(1e8).fill(1))',
    'does not render: RangeError: Array buffer allocation failed. Fix it and publish again;',
  ],
  ['answers with 300 MB', "return 'x'.repeat(3e8)", TOO_MUCH],
  [
    'answers with 36 MB',
    "return 'x'.repeat(1.8e7)",
    'and the other pages are larger than 32 MB together. Look for data that grows without an end;',
  ],
]);
