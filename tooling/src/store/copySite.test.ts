import { statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../operations/publish';
import { rollback } from '../operations/rollback';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { copySite } from './copySite';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/typescriptThreads'));

const shell = fakeShell();
const [old, live, next] = [fakeDeals('Old'), fakeDeals('Live'), fakeDeals('Next')];
const PAGE = 'first-class-deals/index.html';

const isPublic = (file: string) => !file.startsWith('.farekite/');

async function publicFiles(site: Site): Promise<[string, string][]> {
  return Object.entries(await snapshot(site.directory)).filter(([file]) => isPublic(file));
}

describe('copySite', () => {
  it('copies everything that is live, and neither old releases nor the history', async () => {
    const site = await publishedSite(shell.dist, old.dist, live.dist);
    const copy = await copySite(site, temporaryFolder());
    const isOld = (file: string) => file.startsWith(`releases/mfe-deals/${old.release.version}/`);
    expect(await publicFiles(copy)).toEqual((await publicFiles(site)).filter(([file]) => !isOld(file)));
    expect(await copy.read('.farekite/history.jsonl')).toBeUndefined();
  });

  it('links the files instead of copying them', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    const copy = await copySite(site, temporaryFolder());
    const inode = ({ directory }: Site) => statSync(join(directory, PAGE)).ino;
    expect(inode(copy)).toBe(inode(site));
  });

  it('leaves the site as it is when the copy is published to and rolled back', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    const before = await snapshot(site.directory);
    const copy = await copySite(site, temporaryFolder());
    await publish(fakeShell({ greeting: 'Hello' }).dist, copy);
    await publish(next.dist, copy);
    await rollback('mfe-deals', copy, { to: live.release.version });
    await publish(next.dist, copy);
    expect(await copy.read(PAGE)).toContain('Next in en');
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('copies the files where the file system cannot link them', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    jest
      .spyOn(fs, 'link')
      .mockRejectedValue(Object.assign(new Error('Not across devices'), { code: 'EXDEV' }));
    const copy = await copySite(site, temporaryFolder());
    expect(await publicFiles(copy)).toEqual(await publicFiles(site));
  });

  it('skips a page that is removed in the meantime', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    const { link } = fs;
    jest.spyOn(fs, 'link').mockImplementation(async (from, to) => {
      if (from === join(site.directory, PAGE)) await fs.rm(from);
      return link(from, to);
    });
    expect(await (await copySite(site, temporaryFolder())).read(PAGE)).toBeUndefined();
  });

  it('makes an empty copy where there is no site', async () => {
    const copy = await copySite(new Site(join(temporaryFolder(), 'none')), temporaryFolder());
    expect(await snapshot(copy.directory)).toEqual({});
  });
});
