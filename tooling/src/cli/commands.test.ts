import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { assertCompiled, farekite } from '../testing/compiledTool';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';

beforeAll(assertCompiled);

describe('The command line', () => {
  it('explains every command and flag on one page', async () => {
    const { exitCode, stdout } = await farekite(['--help'], temporaryFolder());
    expect(exitCode).toBe(0);
    for (const command of [
      'build',
      'budgets',
      'pipeline',
      'publish',
      'end-preview',
      'rollback',
      'prune',
      'status',
      'history',
      'compose',
      'serve',
      'start',
      'dev',
      'new',
      'test',
    ]) {
      expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
      expect(stdout).toContain(`\nUsage: farekite ${command} `);
    }
    for (const flag of [
      '--site <dir>',
      '--all',
      '--force',
      '--json',
      '--to <version>',
      '--keep <n>',
      '--preview',
      '--against <origin>',
      '--verify',
    ])
      expect(stdout).toContain(flag);
  });

  it('tells its version', async () => {
    expect((await farekite(['--version'], temporaryFolder())).stdout).toBe(`${packageJson.version}\n`);
  });

  it('publishes, composes and tells what is live', async () => {
    const folder = temporaryFolder();
    const shell = fakeShell();
    const published = await farekite(['publish', shell.dist], folder);
    const again = await farekite(['publish', shell.dist], folder);
    const composed = await farekite(['compose', '--force'], folder);
    const status = await farekite(['status', '--json'], folder);
    const label = `shell@${shell.release.version}`;
    expect(published.stdout).toBe(`${label} is live; 8 files of the site written\n`);
    expect(again.stdout).toBe(`${label} was live already; 0 files of the site written\n`);
    expect(composed.stdout).toBe('6 files of the site written\n');
    expect(JSON.parse(status.stdout)).toMatchObject({
      site: join(folder, 'site'),
      releases: [{ name: 'shell', version: shell.release.version }, { name: 'mfe-home', version: null }, {}],
    });
    expect((await farekite(['status'], folder)).stdout).toContain(
      `\nshell      ${shell.release.version}  1.0.0`,
    );
  });
});

describe('The pipelines', () => {
  /** Its remotes fail at once: nothing is installed there. */
  function bareWorkspace(): string {
    const workspace = temporaryFolder();
    const packages = {
      '.': { workspaces: ['shell', 'mfe-*'] },
      'node_modules/@farekite/shared': { version: '1.0.0' },
      shared: {},
      tooling: {},
      shell: { name: 'shell', farekite: { provides: [] } },
      'mfe-deals': { name: 'mfe-deals', farekite: { pages: { '/top-airlines': './a' } } },
      'mfe-home': { name: 'mfe-home', farekite: { pages: { '/': './a' } } },
    };
    for (const [folder, content] of Object.entries(packages)) {
      mkdirSync(join(workspace, folder), { recursive: true });
      writeFileSync(join(workspace, folder, 'package.json'), JSON.stringify(content));
    }
    return workspace;
  }

  const verdicts = (stdout: string) =>
    stdout.split('\n').flatMap((line) => /^pipeline of [\w-]+: failed at lint/.exec(line) ?? []);

  it('end with exit code 1 when one fails', async () => {
    const { exitCode, stdout } = await farekite(['pipeline'], join(bareWorkspace(), 'mfe-deals'));
    expect(exitCode).toBe(1);
    expect(verdicts(stdout)).toEqual(['pipeline of mfe-deals: failed at lint']);
  });

  it('run one after the other, also after one has failed', async () => {
    const { exitCode, stdout } = await farekite(['pipeline', '--all'], bareWorkspace());
    expect(exitCode).toBe(1);
    expect(verdicts(stdout)).toEqual(
      ['shell', 'mfe-deals', 'mfe-home'].map((room) => `pipeline of ${room}: failed at lint`),
    );
  });
});

describe('What was made live', () => {
  it('is told by the history, rolled back and pruned', async () => {
    const folder = temporaryFolder();
    const [first, second] = [fakeDeals('First'), fakeDeals('Second')];
    for (const { dist } of [fakeShell(), first, second]) await farekite(['publish', dist], folder);
    const rolledBack = await farekite(['rollback', 'mfe-deals'], folder);
    expect(rolledBack.stdout).toBe(
      `mfe-deals@${first.release.version} is live; 2 files of the site written\n`,
    );
    const history = await farekite(['history', 'mfe-deals', '--json'], folder);
    expect(JSON.parse(history.stdout)).toMatchObject([
      { version: first.release.version, action: 'publish' },
      { version: second.release.version, action: 'publish' },
      { version: first.release.version, action: 'rollback' },
    ]);
    expect((await farekite(['history'], folder)).stdout.split('\n')[1]).toMatch(/ rollback +mfe-deals /);
    const pruned = await farekite(['prune', '--keep', '0'], folder);
    expect(pruned.stdout).toBe(`mfe-deals@${second.release.version} is removed\n`);
    expect((await farekite(['prune'], folder)).stdout).toBe('No release is older than those to keep\n');
  });
});

describe('A command that fails says why in one line, and its exit code is 1', () => {
  it.each([
    [
      'publish',
      ['publish', 'dist'],
      {},
      'There is no release in .*/dist: .* is missing. Build the room first',
    ],
    ['publish without a release', ['publish'], {}, "missing required argument 'dist'"],
    ['compose', ['compose'], {}, 'There is no site in .*/site. Publish a release there first'],
    ['status', ['status', '--site', 'elsewhere'], {}, 'There is no site in .*/elsewhere. '],
    ['rollback', ['rollback', 'mfe-deals'], {}, 'There is no site in '],
    ['history', ['history'], {}, 'There is no site in '],
    ['prune', ['prune', '--keep', 'some'], {}, "option '--keep <n>' argument 'some' is invalid. Give a"],
    ['serve', ['serve'], {}, 'There is no site in '],
    ['build', ['build'], {}, 'There is no package.json in '],
    ['build --all', ['build', '--all'], {}, '.* is in no workspace. Run this command in a checkout'],
    ['start', ['start'], { PORT: 'http' }, 'PORT is "http", which is no port. Give a whole number'],
    ['test', ['test'], {}, '.* is in no workspace. '],
    ['pipeline', ['pipeline'], {}, '.* is in no workspace. '],
    ['budgets', ['budgets'], {}, 'There is no package.json in '],
    ['new', ['new', 'mfe-hotels'], {}, '.* is in no workspace. '],
    ['a command that there is not', ['deploy'], {}, "unknown command 'deploy'"],
    ['a command that is misspelt', ['stats'], {}, "unknown command 'stats' \\(Did you mean status\\?\\)"],
    ['a flag that there is not', ['status', '--yaml'], {}, "unknown option '--yaml'"],
  ])('%s', async (_what, args, env, problem) => {
    const { exitCode, stdout, stderr } = await farekite(args, temporaryFolder(), env);
    expect(stderr).toMatch(new RegExp(`^farekite: ${problem}.*\n$`));
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  });

  it('a publish that is to be verified where no browser is', async () => {
    const folder = temporaryFolder();
    const args = ['publish', fakeShell().dist, '--verify'];
    const { exitCode, stderr } = await farekite(args, folder, { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^farekite: The browser \/nowhere\/chromium does not start \(.*\)\. Name another in CHROMIUM_PATH\.\n$/,
    );
    expect((await farekite(['status', '--json'], folder)).stdout).toBe('');
  });

  it('a publish that the live shell refuses', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'site'));
    await farekite(['publish', fakeShell().dist], folder);
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    const { exitCode, stderr } = await farekite(['publish', dist], folder);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^farekite: mfe-deals@\w+ speaks contract 2\.0\.0, shell@\w+ hosts 1\.x\. .*\n$/);
  });
});
