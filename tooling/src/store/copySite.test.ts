import { join } from 'node:path';
import { publish } from '../operations/publish';
import { rollback } from '../operations/rollback';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { copySite } from './copySite';
import { FolderStore } from './FolderStore';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const [old, live, next] = [fakeDeals('Old'), fakeDeals('Live'), fakeDeals('Next')];
const PAGE = '/first-class-deals';

const isPublic = (file: string) => !/^(?:\.farekite|history)\//.test(file);

async function publicFiles(site: FolderStore): Promise<[string, string][]> {
  return Object.entries(await snapshot(site.location)).filter(([file]) => isPublic(file));
}

describe('copySite', () => {
  it('copies everything that is live, and neither old releases nor the history', async () => {
    const site = await publishedSite(shell.dist, old.dist, live.dist);
    const copy = await copySite(site, temporaryFolder());
    const isOld = (file: string) => file.includes(old.release.version);
    expect(await publicFiles(copy)).toEqual((await publicFiles(site)).filter(([file]) => !isOld(file)));
    expect(Object.keys(await snapshot(copy.location)).filter((file) => file.includes('history'))).toEqual([]);
  });

  it('leaves the site as it is when the copy is published to and rolled back', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    const before = await snapshot(site.location);
    const copy = await copySite(site, temporaryFolder());
    await publish(fakeShell({ greeting: 'Hello' }).dist, copy);
    await publish(next.dist, copy);
    await rollback('mfe-deals', copy, { to: live.release.version });
    await publish(next.dist, copy);
    expect(await readPage(copy, PAGE)).toContain('Next in en');
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('makes an empty copy where there is no site', async () => {
    const copy = await copySite(new FolderStore(join(temporaryFolder(), 'none')), temporaryFolder());
    expect(await snapshot(copy.location)).toEqual({});
  });
});
