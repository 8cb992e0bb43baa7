import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
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
  it('publish, rollback, status --history, prune and doctor', async () => {
    const [shell, first, second] = [fakeShell(), fakeDeals('First'), fakeDeals('Second')];
    expect(await resultOf('publish', shell.dist, '--create')).toEqual({
      name: 'shell',
      version: shell.release.version,
      isNew: true,
      pages: [],
      dryRun: false,
    });
    const pages = ['/first-class-deals'];
    const { version } = first.release;
    for (const { dist } of [first, second]) {
      expect(await resultOf('publish', dist)).toMatchObject({ name: 'mfe-deals', isNew: true, pages });
    }
    const rolledBack = { name: 'mfe-deals', version, isNew: true, pages };
    const args = ['rollback', 'mfe-deals', '--because', 'Prices are missing'];
    expect(await resultOf(...args, '--dry-run')).toEqual({ ...rolledBack, dryRun: true });
    expect(await resultOf(...args)).toEqual({ ...rolledBack, dryRun: false });
    expect(await resultOf('status', '--history', 'mfe-deals')).toMatchObject([
      { action: 'publish', version },
      { action: 'publish', version: second.release.version },
      { action: 'rollback', version, because: 'Prices are missing' },
    ]);
    expect(await resultOf('prune')).toEqual({
      releases: [],
      pairs: [],
      previews: [],
      dryRun: false,
    });
    expect(await resultOf('doctor')).toEqual({ damages: [], repaired: [] });
  });

  it('publish of several releases, publish --preview and promote', async () => {
    const live = [fakeDeals('Live'), fakeShell()];
    const published = await resultOf('publish', ...live.map(({ dist }) => dist), '--create');
    expect(published).toMatchObject([
      { name: 'mfe-deals' },
      { name: 'shell', pages: ['/first-class-deals'] },
    ]);
    const { dist, release } = fakeDeals('Next');
    const label = `mfe-deals@${release.version}`;
    const origin = ['--origin', 'https://www.example.com'];
    expect(await resultOf('publish', dist, '--preview', ...origin)).toEqual({
      releases: [label],
      pages: [`https://www.example.com/first-class-deals?preview=${label}`],
      dryRun: false,
    });
    expect(await resultOf('promote', label, ...origin)).toEqual({
      name: 'mfe-deals',
      version: release.version,
      isNew: true,
      pages: ['https://www.example.com/first-class-deals'],
      dryRun: false,
    });
  });

  it('status --history with a warning for each damaged entry, and no result of prune while there is one', async () => {
    await resultOf('publish', fakeShell().dist, '--create');
    const [entry = ''] = await listFiles(join(folder, 'site/history'));
    writeFileSync(join(folder, 'site/history', entry), '{');
    const history = await runInProcess(['status', '--history', '--json'], folder);
    expect(JSON.parse(history.stdout)).toEqual([]);
    expect(JSON.parse(history.stderr)).toMatchObject({
      warning: { kind: 'store', problem: expect.stringContaining(`${entry} is corrupt`) as unknown },
    });
    const prune = await runInProcess(['prune', '--keep', '0'], folder);
    expect(prune).toMatchObject({ exitCode: 5, stdout: '' });
    expect(prune.stderr).toMatch(/is corrupt: it is not JSON\. Remove it: /);
  });

  it('doctor, which fails when something is damaged', async () => {
    await resultOf('publish', fakeShell().dist, '--create');
    const { version } = fakeShell().release;
    const page = `pages/${version}/shell@${version}/404/en.html`;
    rmSync(join(folder, 'site', page));
    const { exitCode, stdout, stderr } = await runInProcess(['doctor', '--json'], folder);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    const damage = `${page} is missing. Run farekite doctor --fix.`;
    expect(JSON.parse(stdout)).toEqual({ damages: [damage], repaired: [] });
    expect(await resultOf('doctor', '--fix')).toEqual({ damages: [], repaired: [damage] });
  });
});
