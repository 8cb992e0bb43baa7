import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import semver from 'semver';
import * as v from 'valibot';
import type { SandboxMessage, SandboxTask, TaskFailure } from './sandbox/SandboxTask';

/** The program, compiled: it runs without a loader for TypeScript, also when the tests of this package start it. */
const PROGRAM = join(__dirname, '../../dist/compose/sandbox/main.js');
/** The greatest size of V8's heap; the pages of the largest remote take a fifth of it. */
const HEAP_LIMIT_MB = 256;
/** All memory that the process can write: the heap, buffers, stacks, and up to 600 MB that Node ≥ 24 reserves. */
const DATA_LIMIT_KB = 1024 * 1024;
/** The greatest length of all answers of a process. */
const ANSWERS_LIMIT_MB = 32;
/** How long after its time limit a process ends by itself. */
const GRACE_MS = 1_000;
const LOG_TAIL_CHARACTERS = 4_000;
const LOOK_FOR_DATA = 'Look for data that grows without an end';
/** From this version on, Node's permission model is no longer experimental. */
const STABLE_PERMISSIONS = '>=22.13.0 <23 || >=23.5.0';

/** What a process answers. It may come from the code of a release, so nothing about it is certain. */
const MESSAGE_SCHEMA: v.GenericSchema<unknown, SandboxMessage> = v.union([
  v.strictObject({ workingOn: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({ answer: v.unknown() }),
  v.strictObject({ isDone: v.literal(true) }),
  v.strictObject({
    failure: v.strictObject({
      problem: v.string(),
      remedy: v.string(),
      stack: v.exactOptional(v.string()),
      componentStack: v.exactOptional(v.string()),
    }),
  }),
]);

/** The failure of a task, and the page that was worked on. */
export class SandboxError extends Error {
  constructor(
    readonly failure: TaskFailure,
    /** The position of the page in the task; `undefined` before the first page. */
    readonly workingOn: number | undefined,
  ) {
    super(failure.problem);
  }
}

/**
 * Starts a program as the leader of a process group, without an environment and with the permission model: it can read
 * its own folder and nothing else. Where there is a POSIX shell, the kernel bounds its memory and CPU time, and refuses
 * that it writes to files. Its end does not depend on this process, which may be killed. The time zone is fixed, because
 * pages must not depend on the machine's.
 */
export function startSandbox(timeoutMs: number, program = PROGRAM): ChildProcess {
  const limits = `ulimit -c 0; ulimit -f 0; ulimit -t ${String(Math.ceil((timeoutMs + GRACE_MS) / 1_000))}; ulimit -d ${String(DATA_LIMIT_KB)}`;
  const isStable = semver.satisfies(process.versions.node, STABLE_PERMISSIONS);
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

/** The reason why a process ended without an answer, from what Node writes when memory is used up. */
function reasonOfEnd(log: string): TaskFailure {
  return /out of memory|std::bad_alloc/i.test(log)
    ? { problem: `needs more than ${String(HEAP_LIMIT_MB)} MB of memory`, remedy: LOOK_FOR_DATA }
    : { problem: `ended the renderer: ${log}`, remedy: 'Fix it and publish again' };
}

/** @returns why the process failed, for a line that is no message */
function parseMessage(line: string): SandboxMessage {
  try {
    return v.parse(MESSAGE_SCHEMA, JSON.parse(line));
  } catch {
    return { failure: reasonOfEnd('It answered something that is no message') };
  }
}

/**
 * Reads the messages of a process.
 * @param failure why it is not done, if it does not say so itself
 * @throws SandboxError
 */
function readAnswers(output: string, failure: TaskFailure): unknown[] {
  const answers: unknown[] = [];
  let workingOn: number | undefined;
  for (const message of output.split('\n').slice(0, -1).map(parseMessage)) {
    if ('isDone' in message) return answers;
    if ('failure' in message) throw new SandboxError(message.failure, workingOn);
    if ('workingOn' in message) workingOn = message.workingOn;
    else answers.push(message.answer);
  }
  throw new SandboxError(failure, workingOn);
}

/**
 * Does a task in a process of its own, which has no secrets, files or child processes, and which is killed with its
 * group at the end, whatever happens.
 *
 * @param timeoutMs the time limit of the whole task
 * @returns the answers of the process, which are not checked: they may come from the code of a release
 * @throws SandboxError
 */
export async function runInSandbox(task: SandboxTask, timeoutMs: number): Promise<unknown[]> {
  const child = startSandbox(timeoutMs);
  let output = '';
  let log = '';
  let timeout: NodeJS.Timeout | undefined;
  try {
    const failure = await new Promise<TaskFailure>((resolve, reject) => {
      const tooLate: TaskFailure = {
        problem: `did not render within ${String(timeoutMs / 1_000)} s`,
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
        if (output.length <= ANSWERS_LIMIT_MB * 1024 * 1024) return;
        answers.destroy();
        resolve({
          problem: `and the other pages are larger than ${String(ANSWERS_LIMIT_MB)} MB together`,
          remedy: LOOK_FOR_DATA,
        });
      });
      // The process may end before it has read the task; the reason is then known by 'close'.
      child.stdin?.on('error', () => undefined).end(JSON.stringify(task));
    });
    return readAnswers(output, failure);
  } finally {
    clearTimeout(timeout);
    killGroup(child);
  }
}
