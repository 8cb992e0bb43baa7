import { appendFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { readHistory, recordAction } from '../store/history';
import { Site } from '../store/Site';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { status } from './status';

const shell = fakeShell().release;
const home = fakeRemote('mfe-home').release;

async function siteWith(...releases: readonly ReleaseManifest[]): Promise<Site> {
  const site = new Site(temporaryFolder());
  await site.prepare();
  for (const release of releases) {
    await recordAction(site, release, 'publish');
    await site.movePointer(release);
  }
  return site;
}

const anyInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const anyUser: unknown = expect.stringMatching(/./);

describe('readHistory', () => {
  it('returns no entries before the first publish', async () => {
    expect(await readHistory(await siteWith())).toEqual([]);
  });

  it('returns what was published, when and by whom, the oldest first', async () => {
    expect(await readHistory(await siteWith(shell, home))).toEqual([
      { name: 'shell', version: shell.version, action: 'publish', at: anyInstant, by: anyUser },
      { name: 'mfe-home', version: home.version, action: 'publish', at: anyInstant, by: anyUser },
    ]);
  });

  it('names a user without a name, as in a container, by number', async () => {
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    const [entry] = await readHistory(await siteWith(shell));
    expect(entry?.by).toBe(`user ${String(process.getuid?.())}`);
  });

  it('skips only the line that a crash cut off', async () => {
    const site = await siteWith(shell);
    await appendFile(join(site.directory, '.farekite/history.jsonl'), '\n{"name":"mfe-ho');
    await recordAction(site, home, 'publish');
    expect((await readHistory(site)).map(({ name }) => name)).toEqual(['shell', 'mfe-home']);
  });
});

describe('status', () => {
  it('lists the shell and every remote with a route, live or not', async () => {
    const site = await siteWith(shell, home);
    expect(await status(site)).toEqual({
      site: site.directory,
      releases: [
        {
          name: 'shell',
          version: shell.version,
          contract: '1.0.0',
          hosts: [1],
          liveSince: anyInstant,
          publishedBy: anyUser,
          kept: [],
          previewed: [],
        },
        {
          name: 'mfe-home',
          version: home.version,
          contract: '1.0.0',
          hosts: null,
          liveSince: anyInstant,
          publishedBy: anyUser,
          kept: [],
          previewed: [],
        },
        {
          name: 'mfe-deals',
          version: null,
          contract: null,
          hosts: null,
          liveSince: null,
          publishedBy: null,
          kept: [],
          previewed: [],
        },
      ],
    });
  });

  it('lists a live remote without a route', async () => {
    const unrouted = { ...home, name: 'mfe-new' };
    const { releases } = await status(await siteWith(unrouted));
    expect(releases.map(({ name }) => name)).toEqual(['shell', 'mfe-new']);
  });

  it('reports the last time that the live version was published', async () => {
    const site = await siteWith(home);
    const first = (await status(site)).releases.find(({ name }) => name === 'mfe-home')?.liveSince;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + 60_000 });
    await recordAction(site, home, 'publish');
    jest.useRealTimers();
    const second = (await status(site)).releases.find(({ name }) => name === 'mfe-home')?.liveSince;
    expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  it('refuses a folder without a site', async () => {
    const site = new Site(temporaryFolder());
    await expect(status(site)).rejects.toThrow(`There is no site in ${site.directory}.`);
  });
});
