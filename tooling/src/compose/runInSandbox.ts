import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { SandboxTask } from './sandbox/SandboxTask';

/** The program, compiled: it runs without a loader for TypeScript, also when the tests of this package start it. */
const PROGRAM = join(__dirname, '../../dist/compose/sandbox/main.js');
/** The greatest size of V8's heap; the pages of the largest remote take a fifth of it. */
const HEAP_LIMIT_MB = 256;
/** All memory that the process can write: the heap, buffers, stacks, and up to 600 MB that Node ≥ 24 reserves. */
const DATA_LIMIT_KB = 1024 * 1024;
/** The greatest length of all that a process answers. */
const ANSWER_LIMIT_MB = 32;
/** Much more than any task takes, because the limit is there for endless loops only. */
const TIMEOUT_MS = 30_000;
/** How long after its time limit a process ends by itself. */
const GRACE_MS = 1_000;
const LOG_TAIL_CHARACTERS = 4_000;
const LOOK_FOR_DATA = 'Look for data that grows without an end';

/** Why a task was not done, in words for whoever publishes. Whatever a release's code throws may be in it. */
const FAILURE = v.strictObject({
  /** Continues the name of the page: `renders differently the second time` */
  problem: v.string(),
  /** Without a full stop: `Look for an endless loop in it` */
  remedy: v.string(),
  /** Of an exception. */
  stack: v.exactOptional(v.string()),
  /** @see ComponentError */
  componentStack: v.exactOptional(v.string()),
});

/**
 * A line that a process writes: the position of each page before it is worked on, then the outcome. It may come from the
 * code of a release, so nothing about it is certain.
 */
const MESSAGE = v.union([
  v.strictObject({ workingOn: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({ answer: v.unknown() }),
  v.strictObject({ failure: FAILURE }),
]);
const LINE = v.pipe(v.string(), v.parseJson(), MESSAGE);

export type TaskFailure = Readonly<v.InferOutput<typeof FAILURE>>;
export type SandboxMessage = v.InferOutput<typeof MESSAGE>;

/** What a process answers, or why it does not. */
export type Outcome =
  | { readonly answer: unknown }
  /** The position in the task of the page that was worked on; `undefined` before the first one. */
  | { readonly failure: TaskFailure; readonly workingOn: number | undefined };

/**
 * Starts a program as the leader of a process group, without an environment and with the permission model: it can read
 * its own folder and nothing else. Where there is a POSIX shell, the kernel bounds its memory and CPU time, and refuses
 * that it writes to files. Its end does not depend on this process, which may be killed. The time zone is fixed, because
 * pages must not depend on the machine's.
 */
export function startSandbox(timeoutMs: number, program = PROGRAM): ChildProcess {
  const limits = `ulimit -c 0; ulimit -f 0; ulimit -t ${String(Math.ceil((timeoutMs + GRACE_MS) / 1_000))}; ulimit -d ${String(DATA_LIMIT_KB)}`;
  // Node 20 has it under its first name.
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

/** Ends a process and all that it may have started. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended by itself, or the system is Windows, which has none.
    child.kill('SIGKILL');
  }
}

/** Why a process ended without an answer, from what Node writes when memory is used up. */
function reasonOfEnd(log: string): TaskFailure {
  return /out of memory|std::bad_alloc/i.test(log)
    ? { problem: `needs more than ${String(HEAP_LIMIT_MB)} MB of memory`, remedy: LOOK_FOR_DATA }
    : { problem: `ended the renderer: ${log}`, remedy: 'Fix it and publish again' };
}

/**
 * Reads the messages of a process up to its outcome.
 * @param reason why there is none, if it does not say so itself
 */
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

/**
 * Does a task in a process of its own, which has no secrets, files or child processes, and which is killed with its
 * group at the end, whatever happens.
 *
 * @param timeoutMs the time limit of the whole task
 * @returns an answer that is not checked: it may come from the code of a release
 */
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
      // The process may end before it has read the task; the reason is then known by 'close'.
      child.stdin?.on('error', () => undefined).end(JSON.stringify(task));
    });
    return readOutcome(output, reason);
  } finally {
    clearTimeout(timeout);
    killGroup(child);
  }
}
