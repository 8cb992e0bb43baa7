import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { rollback } from '../operations/rollback';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { readText } from '../testing/readText';
import { DryRunStore } from './DryRunStore';
import type { FolderStore } from './FolderStore';
import { objectMetadata } from './objectMetadata';
import { readPointers } from './pointers';
import { CONFLICT, type Store, type WriteCondition } from './Store';

jest.mock('../compose/runInSandbox');

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;
const PATHS = ['/first-class-deals'];

const shell = fakeShell();
const first = fakeDeals('First');
const second = fakeDeals('Second');
const third = fakeDeals('Third');

describe('DryRunStore', () => {
  const put = (store: Store, key: string, text: string, when: WriteCondition) =>
    store.put(key, Buffer.from(text), objectMetadata(key), when);

  async function listed(store: Store): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of store.list('pages/')) keys.push(key);
    return keys.sort();
  }

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
  let site: FolderStore;
  let before: Record<string, string>;

  beforeEach(async () => {
    site = await publishedSite(shell.dist, first.dist, second.dist);
    before = await snapshot(site.location);
  });

  afterEach(async () => {
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('a publish tells which pages it would write, and leaves the store as it was', async () => {
    const dryRun = new DryRunStore(site);
    expect(await publish(third.dist, dryRun)).toMatchObject({ isNew: true, paths: PATHS });
    expect((await readPointers(dryRun)).get('mfe-deals')?.version).toBe(third.release.version);
  });

  it('a publish is refused as it would be', async () => {
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    await expect(publish(dist, new DryRunStore(site))).rejects.toThrow('was built against contract 2.0.0');
  });

  it('a preview leaves the store as it was', async () => {
    expect((await publishPreview([third.dist], new DryRunStore(site))).releases).toEqual([third.release]);
  });

  it('a rollback tells which pages it would write, and leaves the store as it was', async () => {
    const { release, paths } = await rollback('mfe-deals', new DryRunStore(site));
    expect({ release, paths }).toEqual({ release: first.release, paths: PATHS });
  });

  it('prune tells what it would remove, and leaves the store as it was', async () => {
    const options = { keep: 0, nowMs: Date.now() + TWO_DAYS_MS };
    expect((await prune(new DryRunStore(site), options)).releases).toEqual([
      { name: 'mfe-deals', version: first.release.version },
    ]);
  });

  it('a first publish needs an empty folder, as it would without', async () => {
    const empty = emptySite();
    expect(await publish(shell.dist, new DryRunStore(empty))).toMatchObject({ isNew: true });
    expect(await snapshot(empty.location)).toEqual({});
  });
});
