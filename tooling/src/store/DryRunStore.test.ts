import { publish } from '../operations/publish';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { readText } from '../testing/readPage';
import { DryRunStore } from './DryRunStore';
import { listKeys } from './ensureObject';
import { CONFLICT, type Store, type WriteCondition } from './Store';

jest.mock('../compose/runInSandbox');

describe('DryRunStore', () => {
  const put = (store: Store, key: string, text: string, when: WriteCondition) =>
    store.put(key, Buffer.from(text), when);

  const listed = (store: Store) => listKeys(store, 'pages/');

  /** A store with two objects, and a dry run over it. */
  async function openStores() {
    const store = emptySite();
    await put(store, 'pages/a', 'a', 'absent');
    await put(store, 'pages/b', 'b', 'absent');
    return { store, dryRun: new DryRunStore(store) };
  }

  it('reads what is stored, and then what was written', async () => {
    const { store, dryRun } = await openStores();
    expect(await readText(dryRun, 'pages/a')).toBe('a');
    await put(dryRun, 'pages/a', 'changed', 'always');
    await put(dryRun, 'pages/c', 'c', 'always');
    await dryRun.delete('pages/b');
    expect(await readText(dryRun, 'pages/a')).toBe('changed');
    expect(await dryRun.get('pages/b')).toBeUndefined();
    expect(await listed(dryRun)).toEqual(['pages/a', 'pages/c']);
    expect(await listed(store)).toEqual(['pages/a', 'pages/b']);
    expect(await readText(store, 'pages/a')).toBe('a');
  });

  it('keeps the conditions of writes', async () => {
    const { store, dryRun } = await openStores();
    const etag = (await store.get('pages/a'))?.etag ?? '';
    expect(await put(dryRun, 'pages/a', 'x', 'absent')).toBe(CONFLICT);
    expect(await put(dryRun, 'pages/a', 'x', { etag: '"other"' })).toBe(CONFLICT);
    expect(await put(dryRun, 'pages/a', 'x', { etag })).not.toBe(CONFLICT);
    expect(await put(dryRun, 'pages/a', 'y', { etag })).toBe(CONFLICT);
    await dryRun.delete('pages/a');
    const creations = ['one', 'two'].map((text) => put(dryRun, 'pages/a', text, 'absent'));
    expect((await Promise.all(creations)).filter((result) => result === CONFLICT)).toHaveLength(1);
  });
});

describe('In a DryRunStore', () => {
  it('a publish is refused as it would be', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    await expect(publish(dist, new DryRunStore(site))).rejects.toThrow('was built against contract 2.0.0');
  });

  it('a first publish needs an empty folder, as it would without, and leaves nothing there', async () => {
    const empty = emptySite();
    expect(await publish(fakeShell().dist, new DryRunStore(empty))).toMatchObject({ isNew: true });
    expect(await snapshot(empty.location)).toEqual({});
  });
});
