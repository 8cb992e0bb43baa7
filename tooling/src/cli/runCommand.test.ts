import { exec } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../package.json';
import { COMMAND_NAMES } from './commands';
import { assertCompiled, runFarekite, TOOL } from '../testing/compiledTool';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { listFiles } from '../util/files';

jest.mock('../compose/runInSandbox');

/** With the prompt after the output. */
const SCREEN_LINES = 24;

/** Says at its end which modules the tool has loaded. */
const LIST_MODULES = require.resolve('../testing/listModules.cjs');

beforeAll(assertCompiled);

describe('farekite', () => {
  it.each(['--help', 'help'])('lists every command in a line with %s', async (argument) => {
    const { exitCode, stdout } = await runInProcess([argument], temporaryFolder());
    expect(exitCode).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}([a-z][\w-]*) +\S/gm)].map(([, name]) => name);
    expect(listed).toEqual(COMMAND_NAMES);
    expect(stdout).toContain('farekite help COMMAND');
    expect(stdout).toContain('Exit codes: 0 done, 1 failed, 2 usage, 3 refused, 4 conflict, 5 store\n');
    expect(stdout.split('\n').length).toBeLessThanOrEqual(SCREEN_LINES);
  });

  it.each(COMMAND_NAMES)('describes %s with examples and the exit codes', async (name) => {
    const { exitCode, stdout } = await runInProcess(['help', name], temporaryFolder());
    expect(exitCode).toBe(0);
    expect((await runInProcess([name, '--help'], temporaryFolder())).stdout).toBe(stdout);
    expect(stdout).toMatch(new RegExp(`^Usage: farekite ${name} `));
    expect(stdout).toMatch(new RegExp(`^Examples:\n.*farekite ${name}`, 'm'));
    expect(stdout).toContain('Exit codes: 0 done');
    expect(stdout.split('\n').length).toBeLessThanOrEqual(SCREEN_LINES);
  });

  it('prints the general help as an error without a command', async () => {
    const { exitCode, stdout, stderr } = await runFarekite([], temporaryFolder());
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: farekite COMMAND /);
  });

  it('prints its version', async () => {
    expect((await runFarekite(['--version'], temporaryFolder())).stdout).toBe(`${packageJson.version}\n`);
  });

  it.each(['--version', '--help'])(
    'loads commander and its own command line alone for %s',
    async (argument) => {
      const env = { NODE_OPTIONS: `--require "${LIST_MODULES}"` };
      const { stderr } = await runFarekite([argument], temporaryFolder(), env);
      const [, packages, folders] = /^packages (.*)\nfolders (.*)\n$/.exec(stderr) ?? [];
      expect({ packages, folders }).toEqual({ packages: 'commander', folders: 'cli util' });
    },
  );

  it('fails when it waits for something that never comes', async () => {
    const source = "import fs from 'node:fs/promises'; fs.readFile = () => new Promise(() => undefined);";
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
    const { exitCode, stdout, stderr } = await runFarekite(
      ['publish', fakeShell().dist],
      temporaryFolder(),
      env,
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('The command waited for something that never came');
  });

  it('says nothing when what reads its output has ended', async () => {
    const { stderr } = await promisify(exec)(`"${process.execPath}" "${TOOL}" help | true`);
    expect(stderr).toBe('');
  });

  it('publishes, checks and lists the live releases', async () => {
    const folder = temporaryFolder();
    const shell = fakeShell();
    const published = await runFarekite(['publish', shell.dist, '--create'], folder);
    const again = await runFarekite(['publish', shell.dist], folder);
    const checked = await runFarekite(['doctor'], folder);
    const status = await runFarekite(['status', '--json'], folder);
    const label = `shell@${shell.release.version}`;
    expect(published.stdout).toBe(`${label} is live; no page changed\n`);
    expect(again.stdout).toBe(`${label} was live already\n`);
    expect(checked.stdout).toBe('The site is whole\n');
    expect(JSON.parse(status.stdout)).toMatchObject({
      site: join(folder, 'site'),
      releases: [{ name: 'shell', version: shell.release.version }, { name: 'mfe-home', version: null }, {}],
    });
    expect((await runFarekite(['status'], folder)).stdout).toContain(
      `\nshell      ${shell.release.version}  1.0.0`,
    );
  });
});

/** A workspace where every pipeline fails at its tasks, because nothing is installed. */
function bareWorkspace(workspace = temporaryFolder()): string {
  return writeFiles(workspace, {
    'package.json': { workspaces: ['shell', 'mfe-*'] },
    'node_modules/@farekite/shared/package.json': { version: '1.0.0' },
    'node_modules/@farekite/shared/contract/routes.json': {
      '/': { remote: 'mfe-home' },
      '/top-airlines': { remote: 'mfe-deals' },
    },
    'shared/package.json': {},
    'tooling/package.json': {},
    'shell/package.json': { name: 'shell', farekite: { provides: [] } },
    'mfe-deals/package.json': { name: 'mfe-deals' },
    'mfe-deals/src/pages/TopAirlines/TopAirlines.tsx': {},
    'mfe-home/package.json': { name: 'mfe-home' },
    'mfe-home/src/pages/Home/Home.tsx': {},
  });
}

it.each(['build --all', 'check', 'check --all', 'dev mfe-deals', 'start', 'test'])(
  'In a folder whose path webpack cannot read, farekite %s names the character in one line',
  async (command) => {
    const workspace = bareWorkspace(join(temporaryFolder(), 'f#', 'project'));
    expect(await runInProcess(command.split(' '), workspace)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `farekite: ${workspace} has the character # in its path, which webpack cannot read. Rename the folder, or move the project to another one.\n`,
    });
  },
);

describe('farekite check', () => {
  const check = async (...args: readonly string[]) => {
    const { exitCode, stdout } = await runFarekite(['check', ...args], join(bareWorkspace(), 'mfe-deals'));
    const failed = [...stdout.matchAll(/^check of ([\w-]+): failed at tasks/gm)].map(([, name]) => name);
    return { exitCode, failed };
  };

  it('ends with exit code 1 when a pipeline fails', async () => {
    expect(await check()).toEqual({ exitCode: 1, failed: ['mfe-deals'] });
  });

  it('runs all pipelines one after the other, even after one has failed', async () => {
    expect(await check('--all')).toEqual({ exitCode: 1, failed: ['shell', 'mfe-deals', 'mfe-home'] });
  });
});

/** Makes all files of a folder as old as if they had been written long ago. */
async function makeOld(directory: string): Promise<void> {
  const longAgo = new Date('2026-01-01');
  for (const file of await listFiles(directory)) utimesSync(join(directory, file), longAgo, longAgo);
}

/** What prune prints when it removes one of the fake releases of mfe-deals. */
function removed({ release }: ReturnType<typeof fakeDeals>, state: string): string {
  const label = `mfe-deals@${release.version}`;
  return `pages ${fakeShell().release.version}/${label} ${state}\nrelease ${label} ${state}\n`;
}

describe('A command for sites prints', () => {
  it('with --dry-run what it would do, and does nothing; else what it has done', async () => {
    const folder = temporaryFolder();
    const [first, second, next] = [fakeDeals('First'), fakeDeals('Second'), fakeDeals('Third')];
    const run = async (...args: readonly string[]) => (await runInProcess(args, folder)).stdout;
    for (const { dist } of [fakeShell(), first, second]) await run('publish', dist, '--create');
    expect(await run('prune', '--keep', '0')).toBe('There is nothing to remove\n');
    await makeOld(join(folder, 'site'));
    const before = await snapshot(folder);
    const dryRun = (...args: readonly string[]) => run(...args, '--dry-run');
    const label = ({ release }: typeof first) => `mfe-deals@${release.version}`;
    const pages = 'these pages would change:\n/first-class-deals\n';
    expect(await dryRun('publish', next.dist)).toBe(`${label(next)} would go live; ${pages}`);
    expect(await dryRun('publish', second.dist)).toBe(`${label(second)} is live already\n`);
    expect(await dryRun('publish', next.dist, '--preview')).toBe(`${label(next)} would be previewed\n`);
    expect(await dryRun('rollback', 'mfe-deals')).toBe(`${label(first)} would go live; ${pages}`);
    expect(await dryRun('prune', '--keep', '0')).toBe(removed(first, 'would be removed'));
    expect(await snapshot(folder)).toEqual(before);

    expect(await run('rollback', 'mfe-deals')).toBe(
      `${label(first)} is live; these pages changed:\n/first-class-deals\n`,
    );
    expect((await run('status', '--history')).split('\n')[1]).toMatch(/ rollback +mfe-deals /);
    await makeOld(join(folder, 'site'));
    expect(await run('prune', '--keep', '0')).toBe(removed(second, 'removed'));
    expect(await run('prune')).toBe('There is nothing to remove\n');
  });
});

describe('A failing command prints the reason in one line, and its exit code tells the kind:', () => {
  /** A folder whose site has a shell, which no command changes. */
  const published = temporaryFolder();

  beforeAll(async () => {
    await runInProcess(['publish', fakeShell().dist, '--create'], published);
  });

  function folderWithSite(): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'site/live'), { recursive: true });
    writeFileSync(join(folder, 'site/live/shell.json'), '{}');
    return folder;
  }

  const NO_SITE = 'There is no site in ';
  const NO_WORKSPACE = '.* is not in a workspace. ';
  it.each<[string, string, Record<string, string>?]>([
    ['publish dist', 'There is no release in .*/dist: .* is missing. Build the package first'],
    ['publish', "missing required argument 'dist'"],
    ['doctor --fix', `${NO_SITE}.*/site. Publish a release there first`],
    ['status --site elsewhere', `${NO_SITE}.*/elsewhere. `],
    ['status', `${NO_SITE}.*/other. `, { FAREKITE_SITE: 'other' }],
    ['status', `${NO_SITE}.*/site. `, { FAREKITE_SITE: '' }],
    ['status --site=', '--site is empty. Name a folder, or s3://BUCKET/PREFIX'],
    ['rollback mfe-deals', NO_SITE],
    ['status --history', NO_SITE],
    ['prune', NO_SITE],
    ['prune --keep some', "option '--keep <n>' argument 'some' is invalid. Give a"],
    ['serve', NO_SITE],
    ['serve', "option '--port <n>' value '3000.5' from env 'PORT' is invalid. Give a", { PORT: '3000.5' }],
    ['serve --port 65536', "option '--port <n>' argument '65536' is invalid. Give a whole number from 0 to"],
    ['build', 'There is no package.json in '],
    ['build --all', `${NO_WORKSPACE}Run this command in a checkout`],
    ['start', "option '--port <n>' value 'http' from env 'PORT' is invalid. Give a whole", { PORT: 'http' }],
    ['test', NO_WORKSPACE],
    ['check', NO_WORKSPACE],
    ['deploy', "unknown command 'deploy'"],
    ['stats', "unknown command 'stats' \\(Did you mean status\\?\\)\\. Run farekite help"],
    ['help pubish', "unknown command 'pubish' \\(Did you mean publish\\?\\)"],
    ['status --yaml', "unknown option '--yaml'"],
  ])('%s: %s', async (line, problem, env = {}) => {
    const { exitCode, stdout, stderr } = await runInProcess(line.split(' '), temporaryFolder(), env);
    expect(stderr).toMatch(new RegExp(`^farekite: ${problem}.*\n$`));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it('serve on a port that is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const port = String((server.address() as AddressInfo).port);
    const { exitCode, stderr } = await runInProcess(['serve'], folderWithSite(), { PORT: port });
    await new Promise((resolve) => server.close(resolve));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^farekite: Port ${port} is in use\\. .*\n$`));
  });

  it('publish into a folder that cannot be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const args = ['publish', fakeShell().dist, '--create', '--site', join(file, 'site')];
    const { exitCode, stderr } = await runFarekite(args, temporaryFolder());
    expect(exitCode).toBe(5);
    expect(stderr).toMatch(/^farekite: .* could not be written.*\n$/);
  });

  it.each([
    ['with a changed file', (dist: string) => writeFileSync(join(dist, 'browser/remoteEntry.js'), '//'), 3],
    ['without a manifest', (dist: string) => rmSync(join(dist, 'release.json')), 2],
  ])('publish of a release %s, and leaves the site as it was', async (_fault, damage, expected) => {
    const { dist } = fakeRemote('mfe-home');
    damage(dist);
    const before = await snapshot(published);
    const { exitCode, stderr } = await runInProcess(['publish', dist], published);
    expect(exitCode).toBe(expected);
    expect(stderr).toMatch(/^farekite: .+\n$/);
    expect(await snapshot(published)).toEqual(before);
  });
});
