import { appendFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/contract';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readHistory, record } from './history';
import { Site } from './Site';
import { status } from './status';

const shell = fakeShell().release;
const home = fakeRemote('mfe-home').release;

async function siteWith(...releases: readonly ReleaseManifest[]): Promise<Site> {
  const site = new Site(temporaryFolder());
  await site.prepare();
  for (const release of releases) {
    await record(site, release, 'publish');
    await site.flip(release);
  }
  return site;
}

const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const somebody: unknown = expect.stringMatching(/./);

describe('The history of a site', () => {
  it('is empty before anything went live', async () => {
    expect(await readHistory(await siteWith())).toEqual([]);
  });

  it('tells what went live, when and by whom, the oldest first', async () => {
    expect(await readHistory(await siteWith(shell, home))).toEqual([
      { name: 'shell', version: shell.version, action: 'publish', at: instant, by: somebody },
      { name: 'mfe-home', version: home.version, action: 'publish', at: instant, by: somebody },
    ]);
  });

  it('tells the number of a user who has no name, as in a container', async () => {
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    const [entry] = await readHistory(await siteWith(shell));
    expect(entry?.by).toBe(`user ${String(process.getuid?.())}`);
  });

  it('loses only the line that a crash cut off', async () => {
    const site = await siteWith(shell);
    await appendFile(join(site.directory, '.farekite/history.jsonl'), '\n{"name":"mfe-ho');
    await record(site, home, 'publish');
    expect((await readHistory(site)).map(({ name }) => name)).toEqual(['shell', 'mfe-home']);
  });
});

describe('The status of a site', () => {
  it('tells of the shell and of every remote that it knows, live or not', async () => {
    const site = await siteWith(shell, home);
    expect(await status(site)).toEqual({
      site: site.directory,
      releases: [
        {
          name: 'shell',
          version: shell.version,
          contract: '1.0.0',
          hosts: [1],
          liveSince: instant,
          publishedBy: somebody,
          kept: [],
          previewed: [],
        },
        {
          name: 'mfe-home',
          version: home.version,
          contract: '1.0.0',
          hosts: null,
          liveSince: instant,
          publishedBy: somebody,
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

  it('tells of a remote that no route leads to', async () => {
    const stray = { ...home, name: 'mfe-new' };
    const { releases } = await status(await siteWith(stray));
    expect(releases.map(({ name }) => name)).toEqual(['shell', 'mfe-new']);
  });

  it('takes the last time that the live version went live', async () => {
    const site = await siteWith(home);
    const first = (await status(site)).releases.find(({ name }) => name === 'mfe-home')?.liveSince;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + 60_000 });
    await record(site, home, 'publish');
    jest.useRealTimers();
    const second = (await status(site)).releases.find(({ name }) => name === 'mfe-home')?.liveSince;
    expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  it('is refused for a folder without a site', async () => {
    const site = new Site(temporaryFolder());
    await expect(status(site)).rejects.toThrow(`There is no site in ${site.directory}.`);
  });
});
