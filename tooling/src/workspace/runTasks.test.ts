import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { runTasks } from './runTasks';

jest.mock('../util/print', () => ({ outputFile: () => 'ignore' }));

const WORKSPACE = join(__dirname, '../../..');

/** The sources of a build write themselves into `dist`; those that say `fault` fail. */
const BUILD =
  "node -e \"const fs=require('fs');const s=fs.readFileSync('src/Page.tsx','utf8');if(s==='fault')process.exit(1);fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/release.json',s)\"";

let workspace: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), content);
}

/** Our tasks in a small workspace, without git, in a folder whose name has a space and a letter that is not ASCII. */
beforeEach(() => {
  workspace = join(temporaryFolder(), 'la agencia de Málaga');
  const manifest = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', ...more });
  write('package.json', manifest('site', { packageManager: 'npm@11.19.1', workspaces: ['mfe-*'] }));
  write('package-lock.json', JSON.stringify({ name: 'site', lockfileVersion: 3, packages: {} }));
  write('mfe-deals/src/Page.tsx', 'deals');
  write('mfe-home/src/Page.tsx', 'home');
  const scripts = { build: BUILD, lint: 'lint', types: 'tsc', test: 'jest' };
  for (const name of ['mfe-deals', 'mfe-home']) write(`${name}/package.json`, manifest(name, { scripts }));
  for (const file of ['turbo.json', '.gitignore']) cpSync(join(WORKSPACE, file), join(workspace, file));
  symlinkSync(join(WORKSPACE, 'node_modules'), join(workspace, 'node_modules'));
});

describe('The inputs of a task', () => {
  const TASKS = ['build', 'lint', 'types', 'test'];

  /** What turbo knows the results of mfe-deals by, in the order of the tasks. */
  function hashes(env: Readonly<Record<string, string>> = {}): (string | undefined)[] {
    const args = ['run', ...TASKS, '--filter=mfe-deals', '--dry=json'];
    const output = execFileSync(join(WORKSPACE, 'node_modules/.bin/turbo'), args, {
      cwd: workspace,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { tasks } = JSON.parse(output.toString()) as { tasks: { taskId: string; hash: string }[] };
    return TASKS.map((task) => tasks.find(({ taskId }) => taskId === `mfe-deals#${task}`)?.hash);
  }

  it('are the files that it depends on, the version of Node, and for tests their extent', () => {
    let before = hashes();
    expect(before).not.toContain(undefined);
    /** The names of the tasks that a change makes stale. */
    const stale = (env?: Readonly<Record<string, string>>) => {
      const after = hashes(env);
      const changed = TASKS.filter((_task, index) => after[index] !== before[index]);
      before = after;
      return changed;
    };
    const staleAfter = (...files: readonly string[]) => {
      for (const file of files) {
        mkdirSync(dirname(join(workspace, file)), { recursive: true });
        appendFileSync(join(workspace, file), '\n');
      }
      return stale();
    };
    for (const file of [
      'mfe-deals/src/Page.tsx',
      'mfe-deals/src/Other.tsx',
      'mfe-deals/src/site/Page.tsx',
      'shared/contract/page.ts',
      'tooling/dist/build.js',
      'tooling/tsconfig/base.json',
      'eslint.config.ts',
      '.prettierrc.json',
      'tsconfig.base.json',
      'package-lock.json',
    ])
      expect([file, staleAfter(file)]).toEqual([file, TASKS]);
    expect(staleAfter('mfe-deals/src/Page.test.tsx')).toEqual(['lint', 'types', 'test']);
    for (const file of ['mfe-deals/e2e/page.spec.ts', 'e2e/support/site.ts'])
      expect([file, staleAfter(file)]).toEqual([file, ['lint', 'types']]);
    // No results, no other remotes, and no tests of what packages share.
    expect(
      staleAfter(
        'e2e/tests/language.spec.ts',
        'mfe-home/src/Home.tsx',
        'shared/contract/page.test.ts',
        'tooling/src/build.ts',
        'mfe-deals/dist/release.json',
        'mfe-deals/node_modules/x/index.js',
      ),
    ).toEqual([]);
    rmSync(join(workspace, 'mfe-deals/src/Other.tsx'));
    expect(stale()).toEqual(TASKS);
    expect(stale({ FAREKITE_TEST: 'all' })).toEqual(['test']);
    expect(stale({ FAREKITE_TEST: 'all', FAREKITE_NODE: 'v26.0.0' })).toEqual(TASKS);
  }, 60_000);
});

describe('runTasks', () => {
  const built = (name: string) => join(workspace, name, 'dist/release.json');

  it('restores the result of the same sources', async () => {
    expect(await runTasks(workspace, ['build'])).toBe(true);
    write('mfe-deals/dist/release.json', 'damaged');
    rmSync(built('mfe-home'));
    expect(await runTasks(workspace, ['build'])).toBe(true);
    expect(['mfe-deals', 'mfe-home'].map((name) => readFileSync(built(name), 'utf8'))).toEqual([
      'deals',
      'home',
    ]);
  });

  it('runs the others when one fails, and that one again', async () => {
    write('mfe-deals/src/Page.tsx', 'fault');
    expect(await runTasks(workspace, ['build'])).toBe(false);
    expect(await runTasks(workspace, ['build'])).toBe(false);
    expect(readFileSync(built('mfe-home'), 'utf8')).toBe('home');
  });

  it('runs those of some packages, also while others are run', async () => {
    const build = (name: string) => runTasks(workspace, ['build'], { directories: [join(workspace, name)] });
    write('mfe-home/src/Page.tsx', 'fault');
    expect(await Promise.all([build('mfe-deals'), build('mfe-home')])).toEqual([true, false]);
    expect(existsSync(built('mfe-home'))).toBe(false);
  });

  it('fails when nothing can be run', async () => {
    rmSync(join(workspace, 'turbo.json'));
    expect(await runTasks(workspace, ['build'])).toBe(false);
  });
});
