import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { assertCompiled, TOOL } from '../testing/compiledTool';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
import { sendRequest } from '../testing/sendRequest';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listFiles } from '../util/files';

jest.mock('../compose/runInSandbox');

const PATH = '/first-class-deals';
const ORIGIN = ['--origin', 'https://www.example.com'];
const shell = fakeShell();
const [first, second, next] = [fakeDeals('First'), fakeDeals('Second'), fakeDeals('Next')];
const anyText: unknown = expect.stringMatching(/^[^–]+$/);
const labelOf = ({ release }: typeof first) => `mfe-deals@${release.version}`;

let folder: string;

/** What a command that succeeds prints. */
async function run(...args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runInProcess(args, folder);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

async function resultOf(...args: readonly string[]): Promise<unknown> {
  return JSON.parse(await run(...args, '--json'));
}

async function makeOld(): Promise<void> {
  const longAgo = new Date('2026-01-01');
  for (const file of await listFiles(join(folder, 'site')))
    utimesSync(join(folder, 'site', file), longAgo, longAgo);
}

beforeEach(async () => {
  folder = temporaryFolder();
  await run('publish', shell.dist, '--create');
});

describe('A command for sites prints', () => {
  it('with --dry-run what it would do, and does nothing, also after a publisher was killed; else what it has done', async () => {
    const pages = `it changes these pages:\n${PATH}\n`;
    const pointer = join(folder, 'site/live/mfe-deals.json');
    await run('publish', first.dist);
    const former = readFileSync(pointer);
    await run('publish', second.dist);
    const prune = ['prune', '--keep', '0'];
    const removed = (one: typeof first, state: string) =>
      `pages ${shell.release.version}/${labelOf(one)} ${state}\nrelease ${labelOf(one)} ${state}\n`;
    expect(await run(...prune)).toBe('There is nothing to remove\n');
    await makeOld();
    // A publisher was killed between its two changes.
    writeFileSync(pointer, former);
    const before = await snapshot(folder);
    const dryRun = (...args: readonly string[]) => run(...args, '--dry-run');
    expect(await dryRun('publish', next.dist)).toBe(`${labelOf(next)} would be live; ${pages}`);
    expect(await dryRun('publish', second.dist)).toBe(`${labelOf(second)} is live already\n`);
    expect(await dryRun('publish', next.dist, '--preview')).toBe(`${labelOf(next)} would be previewed\n`);
    expect(await dryRun('rollback', 'mfe-deals')).toBe(`${labelOf(first)} would be live; ${pages}`);
    expect(await dryRun(...prune)).toBe(removed(first, 'would be removed'));
    expect(await run('status')).toMatch(`mfe-deals  ${second.release.version}`);
    expect(await snapshot(folder)).toEqual(before);

    expect(await run('publish', second.dist)).toBe(`${labelOf(second)} was live already\n`);
    expect(await run('rollback', 'mfe-deals')).toBe(`${labelOf(first)} is live; ${pages}`);
    await makeOld();
    expect(await run(...prune)).toBe(removed(second, 'removed'));
    expect(await run('doctor')).toBe('The site is whole\n');
  });

  it('why a first release is live for everybody, although it was to be a canary', async () => {
    const everybody = `${labelOf(first)} is live for everybody, because it is the first release of its name; `;
    expect(await run('publish', first.dist, '--canary', '5')).toContain(everybody);
    expect(await run('publish', second.dist, '--canary', '5')).toContain(' is a canary of 5 %');
    expect(await run('rollback', 'mfe-deals')).toContain(' was taken back');
  });

  it('tables of what is live and stored, and of what went live, the newest first', async () => {
    for (const { dist } of [first, second]) await run('publish', dist);
    await run('publish', next.dist, '--preview');
    await run('rollback', 'mfe-deals', '--because', 'Prices are missing');
    const cellsOf = (line: string) => line.split(/ {2,}/);
    const [site, , ...lines] = (await run('status')).trimEnd().split('\n');
    expect(site).toBe(`site: ${join(folder, 'site')}`);
    expect(lines[1]?.indexOf('1.0.0')).toBe(lines[0]?.indexOf('contract'));
    const others = [`${next.release.version} (preview)`, second.release.version].sort().join(' ');
    expect(lines.map(cellsOf)).toEqual([
      ['release', 'live version', 'contract', 'since', 'by', 'commit', 'other versions'],
      ['shell', shell.release.version, '1.0.0', anyText, anyText, '–', '–'],
      ['mfe-home', '–', '–', '–', '–', '–', '–'],
      ['mfe-deals', first.release.version, '1.0.0', anyText, anyText, '–', others],
    ]);
    const history = (await run('status', '--history', 'mfe-deals')).trimEnd().split('\n');
    expect(history.map(cellsOf)).toEqual([
      ['at', 'action', 'release', 'version', 'by', 'commit', 'because'],
      [anyText, 'rollback', 'mfe-deals', first.release.version, anyText, '–', 'Prices are missing'],
      [anyText, 'publish', 'mfe-deals', second.release.version, anyText, '–', '–'],
      [anyText, 'publish', 'mfe-deals', first.release.version, anyText, '–', '–'],
    ]);
  });

  it('the addresses of the pages of all releases that are previewed together, and of those that they changed', async () => {
    const other = fakeShell({ greeting: 'Hello' });
    const label = labelOf(next);
    const labels = [label, `shell@${other.release.version}`];
    const address = `https://www.example.com${PATH}`;
    const preview = ['publish', next.dist, other.dist, '--preview', ...ORIGIN];
    const pages = [`${address}?preview=${labels.join(',')}`];
    expect(await run(...preview)).toBe(
      `To see ${labels.join(' and ')}, open one of these pages:\n${pages.join('\n')}\n`,
    );
    expect(await resultOf(...preview)).toEqual({ releases: labels, pages, dryRun: false });
    expect(await resultOf('promote', label, ...ORIGIN)).toMatchObject({ isNew: true, pages: [address] });
  });

  it('as JSON what was published, rolled back, removed and found', async () => {
    const done = { name: 'mfe-deals', isNew: true, pages: [PATH], dryRun: false };
    const goingBack = { ...done, version: first.release.version };
    expect(await resultOf('publish', first.dist)).toEqual(goingBack);
    expect(await resultOf('publish', second.dist, shell.dist)).toEqual([
      { ...done, version: second.release.version },
      { name: 'shell', version: shell.release.version, isNew: false, pages: [], dryRun: false },
    ]);
    expect(await resultOf('rollback', 'mfe-deals', '--dry-run')).toEqual({ ...goingBack, dryRun: true });
    expect(await resultOf('rollback', 'mfe-deals')).toEqual(goingBack);
    expect(await resultOf('prune')).toEqual({ releases: [], pairs: [], previews: [], dryRun: false });
  });

  it('a warning for each damaged entry of the history, while which prune removes nothing', async () => {
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

  it('what doctor finds, which fails, and what it has repaired', async () => {
    const { version } = shell.release;
    const page = `pages/${version}/shell@${version}/404/en.html`;
    rmSync(join(folder, 'site', page));
    const { exitCode, stdout, stderr } = await runInProcess(['doctor', '--json'], folder);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    const damage = `${page} is missing. Run farekite doctor --fix.`;
    expect(JSON.parse(stdout)).toEqual({ damages: [damage], repaired: [] });
    expect(await resultOf('doctor', '--fix')).toEqual({ damages: [], repaired: [damage] });
  });
});

async function startServer(...options: readonly string[]) {
  await assertCompiled();
  const args = [TOOL, 'serve', '--host', '127.0.0.1', '--port', '0', ...options];
  const server = spawn(process.execPath, args, { cwd: folder });
  started.push(server);
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const [, origin = ''] = /^FareKite is served on (\S+)$/.exec((await lines.next()).value ?? '') ?? [];
  return { server, origin, lines };
}

const started: ChildProcess[] = [];

afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
});

describe('farekite serve', () => {
  it('prints where it listens and a line for each request, and ends with exit code 0 on SIGTERM', async () => {
    const { server, origin, lines } = await startServer('--access-log', '--drain', '0');
    expect((await fetch(`${origin}/live/shell.json?name=Ann`)).status).toBe(200);
    expect((await lines.next()).value).toMatch(/^GET \/live\/shell\.json 200 \d+ms$/);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('answers after SIGTERM for the time that balancers get to notice it by /healthz, and ends at once on SIGINT', async () => {
    const { server, origin } = await startServer('--drain', '600', '--keep-alive', '660');
    const ask = (path: string) => sendRequest(origin, path, { headers: { Connection: 'keep-alive' } });
    expect((await ask('/healthz')).headers['keep-alive']).toBe('timeout=660');
    server.kill('SIGTERM');
    while ((await ask('/healthz')).status === 200);
    expect(await ask('/healthz')).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store, no-transform' },
    });
    expect(await ask('/live/shell.json')).toMatchObject({ status: 200, headers: { connection: 'close' } });
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
