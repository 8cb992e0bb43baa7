import os from 'node:os';
import { movesOf, readEntries, readHistory } from '../store/history';
import { readPointers } from '../store/pointers';
import { listKeys, type Store } from '../store/Store';
import { fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import { publish } from './publish';
import { status } from './status';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const newer = fakeRemoteShowing('mfe-home', 'Newer');

/** Publishes by a clock that is so much ahead. */
async function publishAhead(byMs: number, { dist }: typeof home, site: Store): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + byMs });
  await publish(dist, site);
  jest.useRealTimers();
}

const ofHome = async (site: Store) => (await status(site)).releases.find(({ name }) => name === 'mfe-home');

const anyInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const anyUser: unknown = expect.stringMatching(/./);

describe('readHistory', () => {
  it('names a user without a name, as in a container, by number', async () => {
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    const site = await publishedSite(shell.dist);
    const [entry] = await readHistory(site, await readPointers(site));
    expect(entry?.by).toBe(`user ${String(process.getuid?.())}`);
  });

  it('keeps the order of publishes whose publishers have different clocks', async () => {
    const site = await publishedSite(home.dist);
    await publishAhead(-3_600_000, newer, site);
    const pointers = await readPointers(site);
    const moves = movesOf(await readEntries(site, 'history/mfe-home/'), pointers.get('mfe-home'));
    expect(moves.map(({ version }) => version)).toEqual([home.release.version, newer.release.version]);
  });
});

describe('status', () => {
  it('lists the shell and every remote with a route, live or not', async () => {
    const site = await publishedSite(shell.dist, home.dist);
    const notLive = { version: null, contract: null, hosts: null, liveSince: null, publishedBy: null };
    const live = ({ version }: { readonly version: string }) => ({
      ...notLive,
      version,
      contract: '1.0.0',
      liveSince: anyInstant,
      publishedBy: anyUser,
      kept: [version],
      previewed: [],
    });
    expect(await status(site)).toEqual({
      site: site.location,
      releases: [
        { name: 'shell', ...live(shell.release), hosts: [1] },
        { name: 'mfe-home', ...live(home.release) },
        { name: 'mfe-deals', ...notLive, kept: [], previewed: [] },
      ],
    });
  });

  it('lists a live remote without a route', async () => {
    const { releases } = await status(await publishedSite(home.dist));
    expect(releases.map(({ name }) => name)).toEqual(['shell', 'mfe-home']);
  });

  it('reports the last time that the live version was published', async () => {
    const site = await publishedSite(home.dist, newer.dist);
    const startMs = Date.now();
    await publishAhead(60_000, home, site);
    const since = (await ofHome(site))?.liveSince;
    expect(Date.parse(since ?? '')).toBeGreaterThanOrEqual(startMs + 60_000);
  });

  it('knows nothing about a release whose entry is damaged, or under another key', async () => {
    const site = await publishedSite(home.dist, newer.dist);
    const [older = '', last = ''] = await listKeys(site, 'history/mfe-home/');
    for (const text of ['{', await readText(site, older)]) {
      await site.put(last, Buffer.from(text ?? ''), 'always');
      expect(await ofHome(site)).toMatchObject({ liveSince: null, publishedBy: null });
    }
  });
});
