import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { integrityOf } from '../release/integrity';
import { labelOf } from '../release/manifest';
import { fakeRemote, fakeShell, pageSource, type FakeRelease } from '../testing/fakeReleases';
import { snapshot } from '../testing/snapshot';
import { composeDocuments, type ComposedDocument } from './composeDocuments';
import { startSandbox } from './runInSandbox';
import type { SandboxTask } from './sandbox/SandboxTask';

const shell = fakeShell();
const home = fakeRemote('mfe-home');

/** Composes the only page of a fake remote, in English and Spanish. */
function compose(
  { dist, release }: FakeRelease<RemoteRelease>,
  timeoutMs = 30_000,
): Promise<ComposedDocument[]> {
  return composeDocuments({
    shell: shell.release,
    remote: release,
    manifestIntegrity: integrityOf('manifest'),
    paths: shell.release.routes.filter(({ remote }) => remote === release.name).map(({ path }) => path),
    generator: `shell@1 ${release.name}@1`,
    readFile: ({ kind }, file) => readFile(join(kind === 'shell' ? shell.dist : dist, file)),
    timeoutMs,
  });
}

/** A release of mfe-deals whose page runs this code when it renders. */
function dealsRunning(body: string): FakeRelease<RemoteRelease> {
  return fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(body) } });
}

/** The message for the publisher of a page that runs this code. */
async function messageFor(body: string, timeoutMs?: number): Promise<string> {
  return compose(dealsRunning(body), timeoutMs).then(
    (documents) => `was composed: ${documents.map(({ html }) => html).join('\n')}`,
    (error: unknown) => {
      expect((error as Error).name).toBe('UserError');
      // The version depends on the code that a test runs.
      return (error as Error).message.replace(/@[\da-f]{16}/g, '@1');
    },
  );
}

const SUBJECT = '/first-class-deals (en) of shell@1 mfe-deals@1';

let neighbours: ComposedDocument[];

beforeAll(async () => {
  process.env.FAREKITE_TEST_SECRET = 'the password of the store';
  neighbours = await compose(home);
});

afterAll(() => {
  delete process.env.FAREKITE_TEST_SECRET;
});

describe('A page is refused in one line, and its neighbours are composed as before, when it', () => {
  const LOST = 'is not defined. Fix it and publish again; the live site is unchanged.';
  const unavailable = (module: string) =>
    `does not render: Error: mfe-deals/server/first-class-deals.js requires ${module}, which is not available while pages are composed. `;

  it.each([
    ['reads a secret of the environment', 'return process.env.FAREKITE_TEST_SECRET', `process ${LOST}`],
    ['reads a file', "return require('fs').readFileSync('/etc/hostname')", unavailable('fs')],
    [
      'reads another release',
      "return require('node:fs').readFileSync('releases/mfe-home')",
      unavailable('node:fs'),
    ],
    ['writes a file', "return require('node:fs/promises').writeFile('x')", unavailable('node:fs/promises')],
    ['starts a process', "require('child_process').execSync('sleep 60')", unavailable('child_process')],
    ['posts messages as if it were the tool', "require('worker_threads')", unavailable('worker_threads')],
    ['kills its parent', 'process.kill(process.ppid)', `process ${LOST}`],
    ['kills every process', 'process.kill(-1)', `process ${LOST}`],
    ['opens the debugger of its parent', 'process._debugProcess(process.ppid)', `process ${LOST}`],
    ['exits', 'process.exit(0)', `process ${LOST}`],
    ['opens a connection', "require('net').connect(80)", unavailable('net')],
    ['fetches', "return fetch('http://127.0.0.1')", `fetch ${LOST}`],
    ['sleeps in a system call', 'Atomics.wait(new Int32Array(4), 0, 0)', `Atomics ${LOST}`],
    ['imports a module of Node', "return import('node:fs')", 'A dynamic import callback was not specified'],
    [
      'generates code',
      "return (() => {}).constructor('return process')()",
      'Code generation from strings disallowed',
    ],
    [
      "generates code by a function of the tool's",
      "return require.constructor('return process')()",
      'Code generation from strings disallowed',
    ],
    [
      'never answers',
      'return new Promise(() => undefined)',
      'waits for a promise that never settles. Look for such a promise; the live site is unchanged.',
    ],
    [
      'shows the time',
      "return 'It is ' + Date.now()",
      'renders differently the second time. Remove dates, random numbers and state that is kept between renders; the live site is unchanged.',
    ],
    ['shows the year', 'return String(new Date().getFullYear())', 'renders differently the second time.'],
    ['shows a random number', 'return String(Math.random())', 'renders differently the second time.'],
    [
      'keeps state between renders',
      'globalThis.count = (globalThis.count ?? 0) + 1; return String(globalThis.count)',
      'renders differently the second time.',
    ],
    ['returns no text', 'return 5', 'has an invalid markup: Invalid type: Expected string but received 5.'],
    [
      'throws several lines and the commands of a terminal',
      "throw new Error('No\\n\\u001b[2Jfares')",
      'does not render: Error: No [2Jfares. Fix it and publish again;',
    ],
    [
      'throws later',
      "setTimeout(() => { throw new Error('Too late') }, 1); return new Promise(() => undefined)",
      'does not render: Error: Too late.',
    ],
  ])('%s', async (_what, body, problem) => {
    const before = await snapshot(home.dist);
    const message = await messageFor(body);
    expect(message).toContain(problem);
    expect(message.split('\n')).toHaveLength(1);
    expect(message.startsWith(`${SUBJECT} `)).toBe(true);
    expect(await compose(home)).toEqual(neighbours);
    expect(await snapshot(home.dist)).toEqual(before);
  });

  it.each([
    ['loops', 'for (;;);'],
    [
      'sets one timer after the other',
      'const again = () => setTimeout(again, 5); again(); return new Promise(() => {})',
    ],
  ])('%s', async (_what, body) => {
    expect(await messageFor(body, 1_000)).toBe(
      `${SUBJECT} did not render within 1 s. Look for an endless loop in it; the live site is unchanged.`,
    );
    expect(await compose(home)).toEqual(neighbours);
  });

  const TOO_MUCH = 'needs more than 256 MB of memory. Look for data that grows without an end;';

  it.each([
    ['takes all memory in objects', 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))', TOO_MUCH],
    [
      'takes 8 GB in buffers',
      'const all = []; for (let i = 0; i < 80; i++) all.push(new Uint8Array(1e8).fill(1))',
      'does not render: RangeError: Array buffer allocation failed. Fix it and publish again;',
    ],
    ['answers with 300 MB', "return 'x'.repeat(3e8)", TOO_MUCH],
  ])('%s', async (_what, body, problem) => {
    expect(await messageFor(body)).toBe(`${SUBJECT} ${problem} the live site is unchanged.`);
    expect(await compose(home)).toEqual(neighbours);
  });

  it('answers with 36 MB', async () => {
    expect(await messageFor("return 'x'.repeat(1.8e7)")).toBe(
      '/first-class-deals (es) of shell@1 mfe-deals@1 and the other pages are larger than 32 MB together. ' +
        'Look for data that grows without an end; the live site is unchanged.',
    );
  });
});

describe('A page that patches', () => {
  const OWN_PAGE = 'Own page<!--padding';

  it.each([
    ['Object.prototype', "Object.prototype.title = 'Stolen'; Object.prototype.path = '/';", OWN_PAGE],
    [
      'the conversion of its answer',
      "Object.prototype.toJSON = Array.prototype.toJSON = () => ({ path: '/' });",
      'has an invalid head.title: ',
    ],
    ['React', "require('react').name = 'Stolen'; require('react').useState = null;", OWN_PAGE],
    [
      'Date and Math',
      'Date.now = Math.random = Math.max = () => 7; Date.prototype.getTime = () => 7;',
      OWN_PAGE,
    ],
    ['what Node lends it', 'TextEncoder.prototype.encode = URL.prototype.toString = () => null;', OWN_PAGE],
  ])('%s changes no page but its own', async (_what, patch, outcome) => {
    expect(await messageFor(`${patch} return 'Own page'`)).toContain(outcome);
    expect(await compose(home)).toEqual(neighbours);
  });
});

describe('The code of a release that escapes from its realm', () => {
  it('can use no files, processes, threads, native code or secrets', async () => {
    const child = startSandbox(30_000, join(__dirname, '../testing/sandboxProbe.cjs'));
    const outcomes = JSON.parse(await text(child.stdout as Readable)) as Record<string, string>;
    expect(outcomes).toEqual({
      'reads a file': 'ERR_ACCESS_DENIED',
      'lists a folder': 'ERR_ACCESS_DENIED',
      'writes a file': 'ERR_ACCESS_DENIED',
      'starts a process': 'ERR_ACCESS_DENIED',
      'starts a thread': 'ERR_ACCESS_DENIED',
      'opens the inspector': expect.stringMatching(/^ERR_/) as string,
      'loads native code': expect.stringMatching(/^ERR_/) as string,
      'runs generated code': 'EvalError',
      'reads the environment': 'ABSENT',
    });
  });
});

describe('A page whose publisher is killed ends by itself when it', () => {
  it.each([
    ['loops', 'for (;;);'],
    [
      'sets one timer after the other',
      'const again = () => setTimeout(again, 5); again(); return new Promise(() => {})',
    ],
  ])('%s', async (_what, body) => {
    const child = startSandbox(500);
    const bundle = (source: string) => ({ file: 'test/server/test.js', source, assetsPath: '/' });
    const task: SandboxTask = {
      kind: 'render',
      shell: bundle(`exports.default = { renderPage() { ${body} } }`),
      remote: undefined,
      bundles: {},
      subjects: [{ path: null, language: 'en' }],
    };
    child.stdin?.end(JSON.stringify(task));
    await once(child, 'exit');
    expect([child.exitCode, child.signalCode]).not.toEqual([null, null]);
  });
});

describe('A shell that was built for an earlier release tool', () => {
  it('is refused in one line', async () => {
    const release = { ...shell.release, server: 'server/old.js' };
    const composing = composeDocuments({
      shell: release,
      remote: undefined,
      manifestIntegrity: undefined,
      paths: [null],
      generator: 'shell@1',
      readFile: () => Promise.resolve(Buffer.from('exports.default = { composePage() {}, modules: {} };')),
      timeoutMs: 30_000,
    });
    await expect(composing).rejects.toThrow(
      `${labelOf(release)} needs a shell that was built for this version of the release tool. Build the shell again and publish it first`,
    );
  });
});
