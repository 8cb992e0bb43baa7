import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { SandboxTask } from './sandbox/SandboxTask';

/** Compiled: it runs without a loader for TypeScript. */
const PROGRAM = join(__dirname, '../../dist/compose/sandbox/main.js');
/** Of V8’s heap; the pages of the largest remote take a fifth of it. */
const HEAP_LIMIT_MB = 256;
/** The heap, buffers, stacks, and up to 600 MB that Node ≥ 24 reserves. */
const DATA_LIMIT_KB = 1024 * 1024;
const ANSWER_LIMIT_MB = 32;
/** Much more than any task takes: it ends endless loops. */
const TIMEOUT_MS = 30_000;
const GRACE_MS = 1_000;
const LOG_TAIL_CHARACTERS = 4_000;
const LOOK_FOR_DATA = 'Look for data that grows without an end';

const FAILURE = v.strictObject({
  /** After the name of the page: `renders differently the second time` */
  problem: v.string(),
  remedy: v.string(),
  stack: v.exactOptional(v.string()),
  componentStack: v.exactOptional(v.string()),
});

/** The position of each page before it is worked on, then the outcome. It may be the code of a release that writes it. */
const MESSAGE = v.union([
  v.strictObject({ workingOn: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({ answer: v.unknown() }),
  v.strictObject({ failure: FAILURE }),
]);
const LINE = v.pipe(v.string(), v.parseJson(), MESSAGE);

export type TaskFailure = Readonly<v.InferOutput<typeof FAILURE>>;
export type SandboxMessage = v.InferOutput<typeof MESSAGE>;

export type Outcome =
  { readonly answer: unknown } | { readonly failure: TaskFailure; readonly workingOn: number | undefined };

/**
 * It reads its own folder and nothing else. A POSIX shell lets the kernel bound memory and CPU time, and refuse
 * writes. The time zone is fixed, because pages must not depend on the machine.
 */
export function startSandbox(timeoutMs: number, program = PROGRAM): ChildProcess {
  const limits = `ulimit -c 0; ulimit -f 0; ulimit -t ${String(Math.ceil((timeoutMs + GRACE_MS) / 1_000))}; ulimit -d ${String(DATA_LIMIT_KB)}`;
  const isStable = process.allowedNodeEnvironmentFlags.has('--permission');
  const node = [
    process.execPath,
    isStable ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${join(program, '..')}/*`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${String(HEAP_LIMIT_MB)}`,
    '--no-warnings',
    program,
    String(timeoutMs + GRACE_MS),
  ];
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', `${limits}; exec "$0" "$@"`, ...node];
  return spawn(command, args, {
    cwd: '/',
    detached: true,
    env: { TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended, or the system is Windows, which has none.
    child.kill('SIGKILL');
  }
}

function reasonOfEnd(log: string): TaskFailure {
  return /out of memory|std::bad_alloc/i.test(log)
    ? { problem: `needs more than ${String(HEAP_LIMIT_MB)} MB of memory`, remedy: LOOK_FOR_DATA }
    : { problem: `ended the renderer: ${log}`, remedy: 'Fix it and publish again' };
}

function readOutcome(output: string, reason: TaskFailure): Outcome {
  let workingOn: number | undefined;
  for (const line of output.split('\n')) {
    const { success, output: message } = v.safeParse(LINE, line);
    if (!success) break;
    if ('answer' in message) return message;
    if ('failure' in message) return { ...message, workingOn };
    workingOn = message.workingOn;
  }
  return { failure: reason, workingOn };
}

/** The answer is not checked: it may come from the code of a release. */
export async function runInSandbox(task: SandboxTask, timeoutMs = TIMEOUT_MS): Promise<Outcome> {
  const child = startSandbox(timeoutMs);
  let output = '';
  let log = '';
  let timeout: NodeJS.Timeout | undefined;
  try {
    const reason = await new Promise<TaskFailure>((resolve, reject) => {
      const tooLate: TaskFailure = {
        problem: `did not end within ${String(timeoutMs / 1_000)} s`,
        remedy: 'Look for an endless loop in it',
      };
      timeout = setTimeout(resolve, timeoutMs, tooLate);
      child.once('error', reject);
      child.once('close', () => {
        resolve(reasonOfEnd(log));
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          log = (log + text).slice(-LOG_TAIL_CHARACTERS);
        });
      }
      const answers = (child.stdio[3] as Readable).setEncoding('utf8');
      answers.on('data', (text: string) => {
        output += text;
        if (output.length <= ANSWER_LIMIT_MB * 1024 * 1024) return;
        answers.destroy();
        resolve({
          problem: `and the other pages are larger than ${String(ANSWER_LIMIT_MB)} MB together`,
          remedy: LOOK_FOR_DATA,
        });
      });
      // It may end before it has read the task.
      child.stdin?.on('error', () => undefined).end(JSON.stringify(task));
    });
    return readOutcome(output, reason);
  } finally {
    clearTimeout(timeout);
    killGroup(child);
  }
}
