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
/** From this version on, Node's permission model is no longer experimental. */
const STABLE_PERMISSIONS = '>=22.13.0 <23 || >=23.5.0';

/** What a process answers. It may come from the code of a release, so nothing about it is certain. */
const MESSAGE_SCHEMA: v.GenericSchema<unknown, SandboxMessage> = v.union([
  v.strictObject({ workingOn: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({ answer: v.unknown() }),
  v.strictObject({ isDone: v.literal(true) }),
  v.strictObject({
    failure: v.variant('reason', [
      v.strictObject({ reason: v.picklist(['outdated shell', 'unstable', 'unsettled']) }),
      v.strictObject({
        reason: v.literal('error'),
        problem: v.string(),
        stack: v.string(),
        componentStack: v.string(),
      }),
    ]),
  }),
]);

/** Why a task was not done. */
export type SandboxFailure =
  | TaskFailure
  | { readonly reason: 'timeout'; readonly limitMs: number }
  | { readonly reason: 'memory'; readonly limitMb: number }
  | { readonly reason: 'answer size'; readonly limitMb: number }
  /** The process ended, or answered something that is no message; `log` is the end of what it logged. */
  | { readonly reason: 'ended'; readonly log: string };

/** The failure of a task, and the page that was worked on. */
export class SandboxError extends Error {
  constructor(
    readonly failure: SandboxFailure,
    /** The position of the page in the task; `undefined` before the first page. */
    readonly workingOn: number | undefined,
  ) {
    super(failure.reason);
  }
}

/** The arguments of Node for a process that can read its own program and nothing else. */
export function sandboxArguments(program: string): string[] {
  return [
    semver.satisfies(process.versions.node, STABLE_PERMISSIONS)
      ? '--permission'
      : '--experimental-permission',
    `--allow-fs-read=${join(program, '..')}/*`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${String(HEAP_LIMIT_MB)}`,
    '--no-warnings',
    program,
  ];
}

/**
 * Starts a program as the leader of a process group, without an environment and with the permission model. Where there
 * is a POSIX shell, the kernel bounds its memory and CPU time, and refuses that it writes to files. Its end does not
 * depend on this process, which may be killed. The time zone is fixed, because pages must not depend on the machine's.
 */
export function startSandbox(timeoutMs: number, program = PROGRAM): ChildProcess {
  const limits = `ulimit -c 0; ulimit -f 0; ulimit -t ${String(Math.ceil((timeoutMs + GRACE_MS) / 1_000))}; ulimit -d ${String(DATA_LIMIT_KB)}`;
  const node = [process.execPath, ...sandboxArguments(program), String(timeoutMs + GRACE_MS)];
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

/** The processes that must not outlive this one. */
const running = new Set<ChildProcess>();

function killRunning(): void {
  for (const child of running) killGroup(child);
}

/** What a process writes to its standard streams: only the end of it, for messages. */
function collectLog({ stdout, stderr }: ChildProcess): () => string {
  let log = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-LOG_TAIL_CHARACTERS);
    });
  }
  return () => log;
}

/** @returns `undefined` for a line that is no message */
function parseMessage(line: string): SandboxMessage | undefined {
  try {
    return v.parse(MESSAGE_SCHEMA, JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The reason why a process ended without an answer, from what Node writes when memory is used up. */
function reasonOfEnd(log: string): SandboxFailure {
  return /out of memory|std::bad_alloc/i.test(log)
    ? { reason: 'memory', limitMb: HEAP_LIMIT_MB }
    : { reason: 'ended', log };
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
  // One listener for all of them: Node warns of more than ten.
  if (running.size === 0) process.once('exit', killRunning);
  running.add(child);
  let timeout: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const answers: unknown[] = [];
      let workingOn: number | undefined;
      const fail = (failure: SandboxFailure) => {
        reject(new SandboxError(failure, workingOn));
      };
      const readLog = collectLog(child);
      timeout = setTimeout(fail, timeoutMs, { reason: 'timeout', limitMs: timeoutMs });
      child.once('error', reject);
      child.once('close', () => {
        fail(reasonOfEnd(readLog()));
      });
      // The process may end before it has read the task; the reason is then known by 'close'.
      child.stdin?.on('error', () => undefined).end(JSON.stringify(task));
      const receive = (line: string) => {
        const message = parseMessage(line);
        if (!message) fail({ reason: 'ended', log: 'It answered something that is no message' });
        else if ('workingOn' in message) workingOn = message.workingOn;
        else if ('failure' in message) fail(message.failure);
        else if ('answer' in message) answers.push(message.answer);
        else resolve(answers);
      };
      const stream = (child.stdio[3] as Readable).setEncoding('utf8');
      let receivedCharacters = 0;
      let rest = '';
      stream.on('data', (text: string) => {
        receivedCharacters += text.length;
        if (receivedCharacters > ANSWERS_LIMIT_MB * 1024 * 1024) {
          stream.destroy();
          fail({ reason: 'answer size', limitMb: ANSWERS_LIMIT_MB });
          return;
        }
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(receive);
      });
    });
  } finally {
    clearTimeout(timeout);
    running.delete(child);
    if (running.size === 0) process.off('exit', killRunning);
    killGroup(child);
  }
}
