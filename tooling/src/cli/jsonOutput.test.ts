import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
import { S3Server } from '../testing/S3Server';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listFiles } from '../util/files';

jest.mock('../compose/runInSandbox');

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** Runs a command that succeeds. @returns its result */
async function resultOf(...args: readonly string[]): Promise<unknown> {
  const { exitCode, stdout, stderr } = await runInProcess([...args, '--json'], folder);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('With --json, the output of a command is its result:', () => {
  it('publish, rollback, history and prune', async () => {
    const [shell, first, second] = [fakeShell(), fakeDeals('First'), fakeDeals('Second')];
    expect(await resultOf('publish', shell.dist, '--create')).toEqual({
      name: 'shell',
      version: shell.release.version,
      isNew: true,
      files: expect.arrayContaining(['index.html', 'index.es.html', '404.html', 'robots.txt']) as unknown,
      dryRun: false,
    });
    const files = ['first-class-deals/index.html', 'first-class-deals/index.es.html'];
    const { version } = first.release;
    for (const { dist } of [first, second]) {
      expect(await resultOf('publish', dist)).toMatchObject({ name: 'mfe-deals', isNew: true, files });
    }
    const rolledBack = { name: 'mfe-deals', version, isNew: true, files };
    const args = ['rollback', 'mfe-deals', '--because', 'Prices are missing'];
    expect(await resultOf(...args, '--dry-run')).toEqual({ ...rolledBack, dryRun: true });
    expect(await resultOf(...args)).toEqual({ ...rolledBack, dryRun: false });
    expect(await resultOf('history', 'mfe-deals')).toMatchObject([
      { action: 'publish', version },
      { action: 'publish', version: second.release.version },
      { action: 'rollback', version, because: 'Prices are missing' },
    ]);
    expect(await resultOf('prune')).toEqual({ removed: [], dryRun: false });
    expect(await resultOf('compose')).toEqual({ files: [] });
  });

  it('publish --preview and end-preview', async () => {
    await resultOf('publish', fakeShell().dist, '--create');
    const { dist, release } = fakeDeals('Next');
    const { name, version } = release;
    const pages = [`https://www.example.com/first-class-deals?preview=${name}@${version}`];
    const origin = ['--origin', 'https://www.example.com'];
    expect(await resultOf('publish', dist, '--preview', ...origin)).toEqual({
      name,
      version,
      pages,
      dryRun: false,
    });
    expect(await resultOf('end-preview', `${name}@${version}`)).toEqual({ release: `${name}@${version}` });
  });

  it('history and prune, and the standard error has a warning for each damaged entry', async () => {
    await resultOf('publish', fakeShell().dist, '--create');
    const [entry = ''] = await listFiles(join(folder, 'site/.farekite/history'));
    writeFileSync(join(folder, 'site/.farekite/history', entry), '{');
    const history = await runInProcess(['history', '--json'], folder);
    expect(JSON.parse(history.stdout)).toEqual([]);
    expect(JSON.parse(history.stderr)).toMatchObject({
      warning: { kind: 'store', problem: expect.stringContaining(`${entry} is corrupt`) as unknown },
    });
    const prune = await runInProcess(['prune', '--keep', '0'], folder);
    expect(prune).toMatchObject({ exitCode: 0, stdout: 'There are no releases to remove\n' });
    expect(prune.stderr).toMatch(/is corrupt: it is not JSON\. .* prune keeps every release of shell\.\n$/);
  });

  it('verify, which fails when something is damaged', async () => {
    await resultOf('publish', fakeShell().dist, '--create');
    expect(await resultOf('verify')).toEqual({ damages: [] });
    rmSync(join(folder, 'site/404.html'));
    const { exitCode, stdout, stderr } = await runInProcess(['verify', '--json'], folder);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      damages: ['404.html does not match the live releases. Run farekite compose.'],
    });
  });

  it('policy', async () => {
    const server = await S3Server.start();
    const args = ['policy', 'shell', '--site', server.site, '--json'];
    const { stdout } = await runInProcess(args, folder, server.env);
    await server.stop();
    expect(JSON.parse(stdout)).toMatchObject({ Version: '2012-10-17' });
  });
});

describe('With --json, an error is a JSON object in the standard error, and the output is empty:', () => {
  async function errorOf(...args: readonly string[]): Promise<unknown> {
    const { exitCode, stdout, stderr } = await runInProcess([...args, '--json'], folder);
    expect(stdout).toBe('');
    const report = JSON.parse(stderr) as { readonly exitCode: number };
    expect(report.exitCode).toBe(exitCode);
    return report;
  }

  it('wrong usage', async () => {
    expect(await errorOf('publish')).toEqual({
      error: {
        kind: 'usage',
        problem: "missing required argument 'dist'",
        remedy: 'Run farekite help publish to see how it is used.',
      },
      exitCode: 2,
    });
    expect(await errorOf('pubish')).toMatchObject({ error: { kind: 'usage' }, exitCode: 2 });
  });

  it('a refused release', async () => {
    const { dist } = fakeDeals('Damaged');
    writeFileSync(join(dist, 'release.json'), '{');
    expect(await errorOf('publish', dist, '--create')).toEqual({
      error: {
        kind: 'refused',
        problem: `${join(dist, 'release.json')} is corrupt: it is not JSON`,
        remedy: 'Build it again and publish the whole dist folder.',
      },
      exitCode: 3,
    });
  });

  it('a damaged store', async () => {
    await resultOf('publish', fakeShell().dist, '--create');
    writeFileSync(join(folder, 'site/live/shell.json'), '{}');
    expect(await errorOf('status')).toMatchObject({ error: { kind: 'store' }, exitCode: 5 });
  });
});
