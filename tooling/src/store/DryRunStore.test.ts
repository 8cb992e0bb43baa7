import { publish } from '../operations/publish';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';
import { DryRunStore } from './DryRunStore';
import { listKeys } from './ensureObject';

jest.mock('../compose/runInSandbox');

describe('A dry run', () => {
  it('reads what is stored, and then what was written, and changes no file', async () => {
    const store = emptySite();
    for (const key of ['pages/a', 'pages/b']) await store.put(key, Buffer.from(key), 'absent');
    const before = await snapshot(store.location);
    const dryRun = new DryRunStore(store);
    expect(await readText(dryRun, 'pages/a')).toBe('pages/a');
    for (const key of ['pages/a', 'pages/c']) await dryRun.put(key, Buffer.from('changed'), 'always');
    await dryRun.delete('pages/b');
    expect(await readText(dryRun, 'pages/a')).toBe('changed');
    expect(await dryRun.get('pages/b')).toBeUndefined();
    expect(await listKeys(dryRun, 'pages/')).toEqual(['pages/a', 'pages/c']);
    expect(await snapshot(store.location)).toEqual(before);
  });

  it('of a publish is refused as that would be', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    await expect(publish(dist, new DryRunStore(site))).rejects.toThrow('was built against contract 2.0.0');
  });

  it('of a first publish needs an empty folder, as that does, and leaves nothing there', async () => {
    const empty = emptySite();
    expect(await publish(fakeShell().dist, new DryRunStore(empty))).toMatchObject({ isNew: true });
    expect(await snapshot(empty.location)).toEqual({});
  });
});
