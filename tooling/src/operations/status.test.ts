import os from 'node:os';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { listKeys } from '../store/ensureObject';
import { movesOf, readEntries, readHistory, recordAction } from '../store/history';
import { movePointer, readPointers, successorOf } from '../store/pointers';
import type { Store } from '../store/Store';
import { fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { emptySite } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import { status } from './status';

jest.mock('../compose/runInSandbox');

const shell = fakeShell().release;
const home = fakeRemote('mfe-home').release;

/** Records a release and moves its pointer, without storing it. */
async function publishUnchecked(site: Store, release: ReleaseManifest): Promise<void> {
  const before = (await readPointers(site, [release.name])).get(release.name);
  const pointer = successorOf(before, release, release.kind === 'shell' ? {} : null);
  await recordAction(site, pointer, before, { action: 'publish' });
  await movePointer(site, pointer, before);
}

async function historyOf(site: Store) {
  return readHistory(site, await readPointers(site));
}

async function siteWith(...releases: readonly ReleaseManifest[]): Promise<Store> {
  const site = emptySite();
  await site.prepare();
  for (const release of releases) {
    await publishUnchecked(site, release);
  }
  return site;
}

const anyInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const anyUser: unknown = expect.stringMatching(/./);

describe('readHistory', () => {
  it('names a user without a name, as in a container, by number', async () => {
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    const [entry] = await historyOf(await siteWith(shell));
    expect(entry?.by).toBe(`user ${String(process.getuid?.())}`);
  });

  it('keeps the order of publishes whose publishers have different clocks', async () => {
    const site = await siteWith(home);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() - 3_600_000 });
    const newer = fakeRemoteShowing('mfe-home', 'Newer').release;
    await publishUnchecked(site, newer);
    jest.useRealTimers();
    const pointers = await readPointers(site);
    const moves = movesOf(await readEntries(site, 'history/mfe-home/'), pointers.get('mfe-home'));
    expect(moves.map(({ version }) => version)).toEqual([home.version, newer.version]);
  });
});

describe('status', () => {
  it('lists the shell and every remote with a route, live or not', async () => {
    const site = await siteWith(shell, home);
    const notLive = { version: null, contract: null, hosts: null, liveSince: null, publishedBy: null };
    const live = { ...notLive, contract: '1.0.0', liveSince: anyInstant, publishedBy: anyUser };
    const stored = { kept: [], previewed: [] };
    expect(await status(site)).toEqual({
      site: site.location,
      releases: [
        { name: 'shell', ...live, version: shell.version, hosts: [1], ...stored },
        { name: 'mfe-home', ...live, version: home.version, ...stored },
        { name: 'mfe-deals', ...notLive, ...stored },
      ],
    });
  });

  it('lists a live remote without a route', async () => {
    const { releases } = await status(await siteWith(home));
    expect(releases.map(({ name }) => name)).toEqual(['shell', 'mfe-home']);
  });

  it('reports the last time that the live version was published', async () => {
    const site = await siteWith(home);
    const first = (await status(site)).releases.find(({ name }) => name === 'mfe-home')?.liveSince;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + 60_000 });
    await publishUnchecked(site, home);
    jest.useRealTimers();
    const second = (await status(site)).releases.find(({ name }) => name === 'mfe-home')?.liveSince;
    expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  it('reads one entry of the history for each live release', async () => {
    const site = await siteWith(shell, home, fakeRemoteShowing('mfe-home', 'Newer').release);
    const get = jest.spyOn(site, 'get');
    const { releases } = await status(site);
    expect(releases.filter(({ liveSince }) => liveSince)).toHaveLength(2);
    expect(get.mock.calls.filter(([key]) => key.startsWith('history/'))).toHaveLength(2);
  });

  it('knows nothing about a release whose entry is damaged, or under another key', async () => {
    const site = await siteWith(home, fakeRemoteShowing('mfe-home', 'Newer').release);
    const [older = '', newer = ''] = await listKeys(site, 'history/mfe-home/');
    const texts = ['{', await readText(site, older)];
    for (const text of texts) {
      await site.put(newer, Buffer.from(text ?? ''), 'always');
      expect((await status(site)).releases.find(({ name }) => name === 'mfe-home')).toMatchObject({
        liveSince: null,
        publishedBy: null,
      });
    }
  });
});
