import { utimes } from 'node:fs/promises';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { pairOfReleases } from '../compose/pairs';
import { labelOf } from '../release/manifest';
import { listKeys } from '../store/Store';
import { recordAction } from '../store/history';
import { completeKey, pairLabel } from '../store/keys';
import { readPointers, successorOf } from '../store/pointers';
import { addPreview, listPreviewed } from '../store/previews';
import { FolderStore } from '../store/FolderStore';
import { builtFiles, listVersions, storeRelease } from '../store/releases';
import { S3Store } from '../store/S3Store';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeRemote, fakeShell, type FakeRelease } from '../testing/fakeReleases';
import { publishedSite, siteOfEachTest } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { S3Server } from '../testing/S3Server';
import { changedSince, snapshot } from '../testing/snapshot';
import { listFiles } from '../util/files';
import { doctor } from './doctor';
import { prune } from './prune';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOTHING = { releases: [], pairs: [], previews: [] };
const WHOLE = { damages: [], repaired: [] };

const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const first = fakeDeals('First');
const second = fakeDeals('Second');
const third = fakeDeals('Third');
const fourth = fakeDeals('Fourth');

const labelsOf = (...fakes: readonly FakeRelease<ReleaseManifest>[]) =>
  fakes.map(({ release }) => labelOf(release)).sort();
const versionsOf = (...fakes: readonly (typeof first)[]) =>
  fakes.map(({ release }) => release.version).sort();
const pairWith = ({ release }: typeof shell, remote?: typeof first) =>
  pairOfReleases({ shell: release, remote: remote?.release });

const site = siteOfEachTest(shell.dist, first.dist, second.dist, third.dist, fourth.dist);

async function age(days: number, of = site()): Promise<void> {
  const time = new Date(Date.now() - days * DAY_MS);
  for (const file of await listFiles(of.location)) await utimes(of.fileOf(file), time, time);
}

describe('prune keeps of releases', () => {
  it('the live one and the given number of those that were live last before it, and changes no history', async () => {
    await rollback('mfe-deals', site(), { to: first.release.version });
    await age(2);
    const before = await snapshot(site().location);
    const { releases } = await prune(site(), { keep: 1 });
    expect(releases.map(labelOf)).toEqual(labelsOf(second, third));
    expect(await listVersions(site(), 'mfe-deals')).toEqual(versionsOf(first, fourth));
    const changed = await changedSince(before, site());
    expect(changed.filter((file) => /^(?:live|history)\//.test(file))).toEqual([]);
    expect(await doctor(site())).toEqual(WHOLE);
  });

  it('the one that was live until now, also when its entry of the history was removed', async () => {
    await age(2);
    const [key = ''] = await listKeys(site(), 'history/mfe-deals/4-');
    await site().delete(key);
    await publish(fakeDeals('Fifth').dist, site());
    await prune(site(), { keep: 0 });
    expect(await listVersions(site(), 'mfe-deals')).toContain(fourth.release.version);
  });
});

describe('prune keeps of pages', () => {
  it('those of what is live, and of what was live within the last day', async () => {
    await age(2);
    await publish(nextShell.dist, site());
    expect((await prune(site())).pairs.toSorted()).toEqual(
      [first, second, third].map((remote) => pairLabel(pairWith(shell, remote))).sort(),
    );
    // What was live until now can be live again at once.
    await age(2);
    expect((await prune(site())).pairs).toEqual([pairLabel(pairWith(shell))]);
    expect(await doctor(site())).toEqual(WHOLE);
  });

  it('those that the pointers of what is live, or was within the last day, were made with', async () => {
    const other = await publishedSite(first.dist, shell.dist, second.dist);
    await age(2, other);
    expect(await prune(other)).toEqual(NOTHING);
    await publish(nextShell.dist, other);
    expect(await prune(other)).toEqual(NOTHING);
  });
});

describe('prune keeps previews', () => {
  it('for a given number of days, with all pages that they show and the releases of these', async () => {
    const home = fakeRemote('mfe-home');
    await publish(home.dist, site());
    await publishPreview([nextShell.dist, second.dist], site());
    await publish(fakeRemote('mfe-home', { languages: ['en'] }).dist, site());
    const inDays = (days: number) =>
      prune(site(), { keep: 0, previewDays: 14, nowMs: Date.now() + days * DAY_MS });
    expect((await inDays(13)).releases.map(labelOf)).toEqual(labelsOf(first, third));
    const { previews, pairs, releases } = await inDays(15);
    // Of each one, also the object for servers.
    expect(previews).toHaveLength(4);
    expect(pairs).toContain(pairLabel(pairWith(nextShell, second)));
    expect(releases.map(labelOf).sort()).toEqual(labelsOf(nextShell, second, home));
    expect(await listPreviewed(site(), 'mfe-deals')).toEqual([]);
  });

  it('that were made again from then on', async () => {
    await publishPreview([second.dist], site());
    await age(20);
    await publishPreview([second.dist], site());
    const { previews, releases } = await prune(site(), { keep: 0 });
    expect(previews).toHaveLength(2);
    expect(releases.map(labelOf)).toEqual(labelsOf(first, third));
  });
});

describe('While prune removes', () => {
  const release = `releases/mfe-deals/${first.release.version}/`;
  const other = () => new FolderStore(site().location, { isDurable: false });

  /** Does something once, as another process could, when a prune is about to remove what begins so. */
  function beforeRemoval(prefix: string, work: () => Promise<unknown>): void {
    const remove = site().delete.bind(site());
    let isDone = false;
    site().delete = async (key) => {
      if (!isDone && key.startsWith(prefix)) {
        isDone = true;
        await work();
      }
      await remove(key);
    };
  }

  beforeEach(() => age(2));

  it.each<[string, () => Promise<unknown>]>([
    [
      'a rollback',
      async () => {
        const live = (await readPointers(other())).get('mfe-deals');
        await recordAction(other(), successorOf(live, first.release, null), live, { action: 'rollback' });
      },
    ],
    [
      'a preview',
      () =>
        addPreview(other(), 'mfe-deals', { 'mfe-deals': first.release.version }, [pairWith(shell, first)]),
    ],
  ])('a release, one that %s names stays', async (_what, name) => {
    beforeWrite(site(), `removing/${release}`, name);
    const { releases } = await prune(site(), { keep: 1 });
    expect(releases.map(labelOf)).toEqual(labelsOf(second));
    expect(await listVersions(site(), 'mfe-deals')).toContain(first.release.version);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a publish', () => publish(first.dist, other())],
    ['a preview', () => publishPreview([first.dist], other())],
    ['a preview beside others', () => publishPreview([], other(), { with: labelsOf(first) })],
  ])('a release, %s of it is a conflict, and succeeds later', async (_what, act) => {
    let outcome: unknown;
    beforeRemoval(release, async () => {
      outcome = await act().catch(String);
    });
    await prune(site(), { keep: 0 });
    expect(outcome).toContain('is being removed by farekite prune');
    expect(await listKeys(site(), 'removing/')).toEqual([]);
    await publishPreview([first.dist], site());
    await publish(first.dist, site());
    expect(await doctor(site())).toEqual(WHOLE);
  });

  it('pages, a rollback to them is a conflict, and succeeds later', async () => {
    const pair = pairWith(shell, third);
    let conflict: unknown;
    beforeRemoval(completeKey(pair), async () => {
      conflict = await rollback('mfe-deals', other()).catch(String);
    });
    expect((await prune(site())).pairs).toContain(pairLabel(pair));
    expect(conflict).toContain('is being removed by farekite prune');
    await rollback('mfe-deals', site());
    expect(await readPage(site(), '/first-class-deals')).toContain('Third in en');
    expect(await doctor(site())).toEqual(WHOLE);
  });

  it('and is killed, its mark stays, also when another prune ends, so that nobody relies on what it may have removed', async () => {
    beforeRemoval(release, () => Promise.reject(new Error('killed')));
    await expect(prune(site(), { keep: 0 })).rejects.toThrow('killed');
    const [mark = ''] = await listKeys(site(), 'removing/');
    await expect(rollback('mfe-deals', site(), { to: first.release.version })).rejects.toThrow(
      / is being removed by farekite prune\. .* run farekite doctor --fix first\./,
    );
    // Its entry of the history names the release for a day.
    await age(2);
    expect((await prune(site(), { keep: 0 })).releases.map(labelOf)).toEqual(labelsOf(first));
    await expect(publish(first.dist, site())).rejects.toThrow(
      `${release} in ${site().location} is being removed`,
    );
    expect((await doctor(site())).damages).toEqual([
      expect.stringContaining(`${mark} is left from a prune.`),
    ]);
    await doctor(site(), { fix: true });
    await publish(first.dist, site());
    expect(await readPage(site(), '/first-class-deals')).toContain('First in en');
  });
});

it('prune goes by the clock of the store, whatever that of this machine is, and leaves nothing of a killed publisher', async () => {
  const server = await S3Server.start();
  server.keysPerList = 1_000;
  server.clockOffsetMs = -2 * DAY_MS;
  const earlier = new S3Store(server.site);
  await publish(shell.dist, earlier, { create: true });
  await storeRelease(earlier, first.release, builtFiles(first.dist));
  expect(await prune(earlier, { keep: 0 })).toEqual(NOTHING);
  server.clockOffsetMs = 0;
  const later = new S3Store(server.site);
  expect((await prune(later, { keep: 0 })).releases.map(labelOf)).toEqual(labelsOf(first));
  expect(await listKeys(later, '.farekite/')).toEqual([]);
  await server.stop();
});
