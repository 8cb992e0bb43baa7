import os from 'node:os';
import { listKeys } from '../store/ensureObject';
import { movesOf, readEntries, readHistory } from '../store/history';
import { readPointers } from '../store/pointers';
import { fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import { publish } from './publish';
import { status } from './status';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const newer = fakeRemoteShowing('mfe-home', 'Newer');

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
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() - 3_600_000 });
    await publish(newer.dist, site);
    jest.useRealTimers();
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
      version,
      contract: '1.0.0',
      hosts: null,
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

  it('lists a live remote without a route, and knows nothing about it when its last entry is damaged, or under another key', async () => {
    const site = await publishedSite(home.dist, newer.dist, home.dist);
    const [, older = '', last = ''] = await listKeys(site, 'history/mfe-home/');
    for (const text of ['{', await readText(site, older)]) {
      await site.put(last, Buffer.from(text ?? ''), 'always');
      const unknown = { name: 'mfe-home', version: home.release.version, liveSince: null, publishedBy: null };
      expect((await status(site)).releases).toMatchObject([{ name: 'shell' }, unknown]);
    }
  });
});
