import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { run, runTasks } from './run';

jest.mock('../util/print', () => ({ outputFile: () => 'ignore' }));

const WORKSPACE = join(__dirname, '../../..');
const TASKS = ['build', 'lint', 'types', 'test'];

/** Sources write themselves into `dist`; those that say `fault` fail. */
const BUILD =
  "node -e \"const fs=require('fs');const s=fs.readFileSync('src/Page.tsx','utf8');if(s==='fault')process.exit(1);fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/release.json',s)\"";

let workspace: string;

/** Our tasks in a small workspace, without git, in a folder whose name has a space and a letter that is not ASCII. */
beforeEach(() => {
  const scripts = { build: BUILD, lint: 'lint', types: 'tsc', test: 'jest' };
  workspace = writeFiles(join(temporaryFolder(), 'la agencia de Málaga'), {
    'package.json': { name: 'site', packageManager: 'npm@11.19.1', workspaces: ['mfe-*'] },
    'package-lock.json': { name: 'site', lockfileVersion: 3, packages: {} },
    'mfe-deals/package.json': { name: 'mfe-deals', version: '1.0.0', scripts },
    'mfe-deals/src/Page.tsx': 'mfe-deals',
    'mfe-home/package.json': { name: 'mfe-home', version: '1.0.0', scripts },
    'mfe-home/src/Page.tsx': 'mfe-home',
  });
  for (const file of ['turbo.json', '.gitignore']) cpSync(join(WORKSPACE, file), join(workspace, file));
  symlinkSync(join(WORKSPACE, 'node_modules'), join(workspace, 'node_modules'));
});

interface DryRun {
  readonly globalCacheInputs: { readonly files: Readonly<Record<string, string>> };
  /** With their inputs by file, relative to the package. */
  readonly tasks: readonly { task: string; hash: string; inputs: Readonly<Record<string, string>> }[];
}

function runDry(env: Readonly<Record<string, string>> = {}): DryRun {
  const args = ['run', ...TASKS, '--filter=mfe-deals', '--dry=json'];
  const output = execFileSync(join(WORKSPACE, 'node_modules/.bin/turbo'), args, {
    cwd: workspace,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.toString()) as DryRun;
}

function tasksReading(file: string, { globalCacheInputs, tasks }: DryRun): string[] {
  if (file in globalCacheInputs.files) return TASKS;
  const name = posix.relative('mfe-deals', file);
  return TASKS.filter((task) => tasks.some((one) => one.task === task && name in one.inputs));
}

it('The inputs of a task are the files that it depends on, the version of Node, and for tests their extent', () => {
  const files: readonly (readonly [tasks: readonly string[], ...files: string[]])[] = [
    [TASKS, 'mfe-deals/src/Page.tsx', 'mfe-deals/src/site/Page.tsx', 'shared/contract/page.ts'],
    [TASKS, 'tooling/dist/build.js', 'tooling/tsconfig/base.json', 'tsconfig.base.json'],
    [TASKS, 'eslint.config.ts', '.prettierrc.json', 'package-lock.json'],
    [['lint', 'types', 'test'], 'mfe-deals/src/Page.test.tsx'],
    [['lint', 'types'], 'mfe-deals/e2e/page.spec.ts', 'e2e/support/site.ts'],
    // No results, no other remotes, and no tests of what packages share.
    [[], 'mfe-deals/dist/release.json', 'mfe-deals/node_modules/x/index.js', 'mfe-home/src/Home.tsx'],
    [[], 'e2e/tests/language.spec.ts', 'shared/contract/page.test.ts', 'tooling/src/build.ts'],
  ];
  const readers = files.flatMap(([tasks, ...ofTasks]) => ofTasks.map((file) => [file, tasks] as const));
  for (const [file] of readers) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    appendFileSync(join(workspace, file), '\n');
  }
  const dryRun = runDry();
  expect(readers.map(([file]) => [file, tasksReading(file, dryRun)])).toEqual(readers);

  const stale = (env: Readonly<Record<string, string>>) => {
    const hashes = runDry(env).tasks.map(({ hash }) => hash);
    return TASKS.filter((name) =>
      dryRun.tasks.some(({ task, hash }) => task === name && !hashes.includes(hash)),
    );
  };
  expect(stale({ FAREKITE_TEST: 'some' })).toEqual(['test']);
  expect(stale({ FAREKITE_NODE: 'v26.0.0' })).toEqual(TASKS);
});

it('A program that npm has left out is named, with what brings it', async () => {
  await expect(run(workspace, 'missing', [])).rejects.toThrow(
    'missing is not installed. Run "npm ci --include=dev": with NODE_ENV=production npm leaves it out.',
  );
});

it('Tasks restore the result of the same sources, and are run for some packages at the same time, or also after one has failed', async () => {
  const FAILED = 'turbo has failed (1). Fix the errors that are printed above and run the command again.';
  const built = (name: string) => join(workspace, name, 'dist/release.json');
  const build = (...names: readonly string[]) => {
    const directories = names.map((name) => join(workspace, name));
    return runTasks(workspace, ['build'], directories);
  };
  writeFiles(workspace, { 'mfe-home/src/Page.tsx': 'fault' });
  await Promise.all([build('mfe-deals'), expect(build('mfe-home')).rejects.toThrow(FAILED)]);
  expect(existsSync(built('mfe-home'))).toBe(false);

  writeFiles(workspace, { 'mfe-home/src/Page.tsx': 'mended', 'mfe-deals/dist/release.json': 'damaged' });
  await build();
  expect(readFileSync(built('mfe-deals'), 'utf8')).toBe('mfe-deals');
  expect(readFileSync(built('mfe-home'), 'utf8')).toBe('mended');

  writeFiles(workspace, { 'mfe-deals/src/Page.tsx': 'fault', 'mfe-home/src/Page.tsx': 'changed' });
  await expect(build()).rejects.toThrow(FAILED);
  await expect(build()).rejects.toThrow(FAILED);
  expect(readFileSync(built('mfe-home'), 'utf8')).toBe('changed');
});
