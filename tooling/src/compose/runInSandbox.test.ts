import childProcess, { execFileSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { labelOf } from '../release/manifest';
import { fakeShell } from '../testing/fakeReleases';
import { taskRunning } from '../testing/taskRunning';
import { composeDocuments } from './composeDocuments';
import { runInSandbox, startSandbox } from './runInSandbox';

describe('The code of a release that escapes from its realm', () => {
  it('can use no files, processes, threads, native code or secrets', async () => {
    const env = { ...process.env, FAREKITE_TEST_SECRET: 'the password of the store' };
    jest.replaceProperty(process, 'env', env);
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

  it('finds nothing in process to signal another one with, or to get at the modules of Node and the network', () => {
    const compiled = join(__dirname, '../../dist/compose/sandbox/disarmProcess.js');
    const program = `
      const signals = ['kill', '_kill', '_debugProcess'];
      const modules = ['dlopen', 'binding', 'getBuiltinModule', 'mainModule'];
      const streams = ['stdin', 'stdout', 'stderr', 'openStdin', '_getActiveHandles'];
      const powers = [...signals, ...modules, ...streams];
      require(${JSON.stringify(compiled)}).disarmProcess();
      require('node:fs').writeSync(1, JSON.stringify(powers.filter((name) => name in process)));
    `;
    expect(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })).toBe('[]');
  });
});

it('The process of a page that loops is ended, also on Windows, which has no process groups', async () => {
  const spawn = jest.spyOn(childProcess, 'spawn');
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'ESRCH' });
  });
  const outcome = await runInSandbox(taskRunning('for (;;);'), 500);
  expect(outcome).toMatchObject({ failure: { problem: 'did not end within 0.5 s' }, workingOn: 0 });
  const child = spawn.mock.results[0]?.value as ChildProcess;
  expect(child.killed).toBe(true);
});

it('A shell that was built for an earlier release tool is refused in one line', async () => {
  const { release: shell } = fakeShell();
  const source = Buffer.from('exports.default = { composePage() {}, modules: {} };');
  const readFile = () => Promise.resolve(source);
  const composing = composeDocuments({ shell, remote: undefined, paths: [null], readFile });
  await expect(composing).rejects.toThrow(
    `${labelOf(shell)} needs a shell that was built for this version of the release tool. Build the shell again and publish it first`,
  );
});
