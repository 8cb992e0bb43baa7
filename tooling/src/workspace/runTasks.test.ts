import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { runTasks } from './runTasks';

jest.mock('../util/print', () => ({ outputFile: () => 'ignore' }));

const WORKSPACE = join(__dirname, '../../..');
const FILES = [
  'mfe-deals/README.md',
  'mfe-deals/e2e/page.spec.ts',
  'mfe-deals/src/Page.test.tsx',
  'mfe-deals/src/Page.tsx',
  'mfe-home/src/Home.tsx',
  'shared/contract/page.test.ts',
  'shared/contract/page.ts',
  'tooling/dist/build.js',
  'tooling/src/build.test.ts',
  'tooling/src/build.ts',
  'tooling/tsconfig/base.json',
  'e2e/support/site.ts',
  'e2e/tests/language.spec.ts',
  'mfe-deals/dist/release.json',
  'mfe-deals/node_modules/x/index.js',
];

let workspace: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), content);
}

/** The sources of a build write themselves into `dist`; those that say `fault` fail. */
const BUILD =
  "node -e \"const fs=require('fs');const s=fs.readFileSync('src/Page.tsx','utf8');if(s==='fault')process.exit(1);fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/release.json',s)\"";

/** Our tasks in a small workspace, without git, in a folder whose name has a space and a letter that is not ASCII. */
beforeEach(() => {
  workspace = join(temporaryFolder(), 'la agencia de Málaga');
  for (const file of FILES) write(file, file);
  const manifest = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', ...more });
  write('package.json', manifest('site', { packageManager: 'npm@11.19.1', workspaces: ['mfe-*'] }));
  write('package-lock.json', JSON.stringify({ name: 'site', lockfileVersion: 3, packages: {} }));
  write('.prettierrc.json', '{}');
  for (const name of ['mfe-deals', 'mfe-home'])
    write(`${name}/package.json`, manifest(name, { scripts: { build: BUILD, lint: 'lint', test: 'jest' } }));
  for (const file of ['turbo.json', '.gitignore']) cpSync(join(WORKSPACE, file), join(workspace, file));
  symlinkSync(join(WORKSPACE, 'node_modules'), join(workspace, 'node_modules'));
});

describe('The inputs of a task', () => {
  const TASKS = ['build', 'lint', 'test'];

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

  /** The names of the tasks that a change makes stale. */
  function staleAfter(change: () => void, env: Readonly<Record<string, string>> = {}): string[] {
    const before = hashes();
    expect(before).not.toContain(undefined);
    change();
    const after = hashes(env);
    return TASKS.filter((_task, index) => after[index] !== before[index]);
  }

  it.each([
    ['mfe-deals/src/Page.tsx', ['build', 'lint', 'test']],
    ['mfe-deals/src/Other.tsx', ['build', 'lint', 'test']],
    ['mfe-deals/src/site/Page.tsx', ['build', 'lint', 'test']],
    ['shared/contract/page.ts', ['build', 'lint', 'test']],
    ['tooling/dist/build.js', ['build', 'lint', 'test']],
    ['tooling/tsconfig/base.json', ['build', 'lint', 'test']],
    ['eslint.config.ts', ['build', 'lint', 'test']],
    ['.prettierrc.json', ['build', 'lint', 'test']],
    ['tsconfig.base.json', ['build', 'lint', 'test']],
    ['package-lock.json', ['build', 'lint', 'test']],
    ['mfe-deals/src/Page.test.tsx', ['lint', 'test']],
    ['mfe-deals/e2e/page.spec.ts', ['lint']],
    ['e2e/support/site.ts', ['lint']],
  ])('with a change of %s make stale: %j', (file, tasks) => {
    const change = () => {
      const path = join(workspace, file);
      write(file, `${existsSync(path) ? readFileSync(path, 'utf8') : ''}\n`);
    };
    expect(staleAfter(change)).toEqual(tasks);
  });

  it('are no results, no other remotes, and no tests of what packages share', () => {
    const change = () => {
      for (const file of [
        'e2e/tests/language.spec.ts',
        'mfe-home/src/Home.tsx',
        'shared/contract/page.test.ts',
        'tooling/src/build.test.ts',
        'mfe-deals/dist/release.json',
        'mfe-deals/node_modules/x/index.js',
      ])
        write(file, 'changed');
    };
    expect(staleAfter(change)).toEqual([]);
  });

  it('with a file that is removed make stale: all', () => {
    const remove = () => {
      rmSync(join(workspace, 'mfe-deals/src/Page.tsx'));
    };
    expect(staleAfter(remove)).toEqual(TASKS);
  });

  it('are also the version of Node, and for tests their extent', () => {
    const nothing = () => undefined;
    expect(staleAfter(nothing, { FAREKITE_NODE: 'v26.0.0' })).toEqual(TASKS);
    expect(staleAfter(nothing, { FAREKITE_TEST: 'all' })).toEqual(['test']);
  });
});

describe('runTasks', () => {
  const built = (name: string) => join(workspace, name, 'dist/release.json');

  it('restores the result of the same sources, which then passes', async () => {
    write('mfe-home/src/Page.tsx', 'home');
    await expect(runTasks(workspace, ['build'])).resolves.toBe(true);
    write('mfe-deals/dist/release.json', 'damaged');
    rmSync(built('mfe-home'));
    await expect(runTasks(workspace, ['build'])).resolves.toBe(true);
    expect(readFileSync(built('mfe-deals'), 'utf8')).toBe('mfe-deals/src/Page.tsx');
    expect(readFileSync(built('mfe-home'), 'utf8')).toBe('home');
  });

  it('runs the others when one fails, and that one again', async () => {
    write('mfe-home/src/Page.tsx', 'home');
    write('mfe-deals/src/Page.tsx', 'fault');
    await expect(runTasks(workspace, ['build'])).resolves.toBe(false);
    await expect(runTasks(workspace, ['build'])).resolves.toBe(false);
    expect(readFileSync(built('mfe-home'), 'utf8')).toBe('home');
  });

  it('runs those of some packages', async () => {
    const directories = [join(workspace, 'mfe-deals')];
    await expect(runTasks(workspace, ['build'], { directories })).resolves.toBe(true);
    expect(existsSync(built('mfe-home'))).toBe(false);
  });

  it('fails when nothing can be run', async () => {
    rmSync(join(workspace, 'turbo.json'));
    await expect(runTasks(workspace, ['build'])).resolves.toBe(false);
  });
});
