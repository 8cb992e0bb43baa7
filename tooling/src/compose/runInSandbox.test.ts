import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { labelOf } from '../release/manifest';
import { fakeShell } from '../testing/fakeReleases';
import { composeDocuments } from './composeDocuments';
import { startSandbox } from './runInSandbox';
import type { SandboxTask } from './sandbox/SandboxTask';

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
    const release = { ...fakeShell().release, server: 'server/old.js' };
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
