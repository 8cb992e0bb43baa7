import { utimes } from 'node:fs/promises';
import { labelOf } from '../release/manifest';
import { listKeys } from '../store/Store';
import type { FolderStore } from '../store/FolderStore';
import { recordAction } from '../store/history';
import { HISTORY_PREFIX, historyPrefix, pairKey, pairLabel } from '../store/keys';
import { readPointers, successorOf } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listVersions } from '../store/releases';
import { S3Store } from '../store/S3Store';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { storeUnchecked } from '../testing/moveByHand';
import { copyOf, publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { S3Server } from '../testing/S3Server';
import { changedSince, snapshot } from '../testing/snapshot';
import { listFiles } from '../util/files';
import { doctor } from './doctor';
import { prune, type PruneOptions } from './prune';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const DAY_MS = 24 * 60 * 60 * 1_000;
const TWO_DAYS_LATER_MS = Date.now() + 2 * DAY_MS;
const NOTHING = { releases: [], pairs: [], previews: [] };
const WHOLE = { damages: [], repaired: [] };

const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const first = fakeDeals('First');
const second = fakeDeals('Second');
const third = fakeDeals('Third');
const fourth = fakeDeals('Fourth');
const labelsOf = (...releases: readonly { readonly release: Parameters<typeof labelOf>[0] }[]) =>
  releases.map(({ release }) => labelOf(release)).sort();
const versionsOf = (...releases: readonly (typeof first)[]) =>
  releases.map(({ release }) => release.version).sort();

let template: FolderStore;

beforeAll(async () => {
  template = await publishedSite(shell.dist, first.dist, second.dist, third.dist, fourth.dist);
});

const siteWithFour = () => copyOf(template);

/** The pair of a shell and a release of mfe-deals. */
function pairWith({ release: ofShell }: typeof shell, { release }: typeof first) {
  return { shell: ofShell.version, name: 'mfe-deals', version: release.version };
}

/** Prunes when all that is stored now is two days old. */
const pruneLater = (site: FolderStore, options: PruneOptions = {}) =>
  prune(site, { keep: 5, nowMs: TWO_DAYS_LATER_MS, ...options });

/** Makes everything older that is stored. */
async function age(site: FolderStore, byMs: number): Promise<void> {
  const time = new Date(Date.now() - byMs);
  for (const file of await listFiles(site.location)) await utimes(site.fileOf(file), time, time);
}

describe('prune keeps of releases', () => {
  it('the live one and the given number of those that were live before it, and changes no history', async () => {
    const site = await siteWithFour();
    const before = await snapshot(site.location);
    const { releases } = await pruneLater(site, { keep: 1 });
    expect(releases.map(labelOf)).toEqual(labelsOf(first, second));
    expect(await listVersions(site, 'mfe-deals')).toEqual(versionsOf(third, fourth));
    const changed = await changedSince(before, site);
    expect(changed.filter((file) => /^(?:live|history)\//.test(file))).toEqual([]);
    expect(await doctor(site)).toEqual(WHOLE);
  });

  it('those that were live last, not those that were built last', async () => {
    const site = await siteWithFour();
    await rollback('mfe-deals', site, { to: first.release.version });
    await pruneLater(site, { keep: 1 });
    expect(await listVersions(site, 'mfe-deals')).toEqual(versionsOf(first, fourth));
  });

  it('the one that was live until now, also when its entry of the history was removed', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    await age(site, 2 * DAY_MS);
    const [key = ''] = await listKeys(site, `${HISTORY_PREFIX}mfe-deals/`);
    await site.delete(key);
    await publish(second.dist, site);
    expect(await prune(site, { keep: 0 })).toEqual(NOTHING);
  });

  it('none that a killed publisher stored without making it live', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    await storeUnchecked(site, second);
    await pruneLater(site);
    expect(await listVersions(site, 'mfe-deals')).toEqual(versionsOf(first));
  });
});

describe('prune keeps of pages', () => {
  it('those of what is live, and of what was live within the last day', async () => {
    const site = await siteWithFour();
    await age(site, 2 * DAY_MS);
    await publish(nextShell.dist, site);
    expect((await prune(site)).pairs.toSorted()).toEqual(
      [first, second, third].map((release) => pairLabel(pairWith(shell, release))).sort(),
    );
    // What was live until now can be live again at once.
    expect((await pruneLater(site)).pairs).toEqual([
      pairLabel({ ...shell.release, shell: shell.release.version }),
    ]);
    expect(await doctor(site)).toEqual(WHOLE);
  });

  it('those that the pointers of what is live were made with', async () => {
    const site = await publishedSite(first.dist, shell.dist, second.dist);
    await age(site, 2 * DAY_MS);
    expect(await prune(site)).toEqual(NOTHING);
    await publish(third.dist, site);
    expect(await prune(site)).toEqual(NOTHING);
  });

  it('none of which a rollback cannot render them again', async () => {
    const site = await siteWithFour();
    await pruneLater(site);
    await rollback('mfe-deals', site);
    expect(await readPage(site, '/first-class-deals')).toContain('Third in en');
  });
});

describe('prune keeps previews', () => {
  it('for a given number of days, with the pages that they show', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    await publishPreview([nextShell.dist, second.dist], site);
    const inDays = (days: number) =>
      prune(site, { keep: 0, previewDays: 14, nowMs: Date.now() + days * DAY_MS });
    expect(await inDays(13)).toEqual(NOTHING);
    const { previews, pairs, releases } = await inDays(15);
    expect(previews).toHaveLength(2);
    expect(pairs).toContain(pairLabel(pairWith(nextShell, second)));
    expect(releases.map(labelOf).sort()).toEqual(labelsOf(nextShell, second));
    expect(await listPreviewed(site, 'mfe-deals')).toEqual([]);
  });

  it('that were made again from then on', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    await publishPreview([second.dist], site);
    await age(site, 20 * DAY_MS);
    await publishPreview([second.dist], site);
    expect(await prune(site, { keep: 0 })).toMatchObject({
      pairs: [],
      releases: [],
      previews: [expect.anything()],
    });
  });
});

describe('A prune that was killed', () => {
  it('leaves a mark, by which nobody relies on what it may have removed, until the site is repaired', async () => {
    const site = await siteWithFour();
    const key = `releases/mfe-deals/${first.release.version}/removing.json`;
    await site.put(key, Buffer.from('{}'), 'absent');
    const rollBack = () => rollback('mfe-deals', site, { to: first.release.version });
    await expect(rollBack()).rejects.toThrow(
      / is being removed by farekite prune\. .* run farekite doctor --fix first\./,
    );
    expect((await doctor(site)).damages).toEqual([expect.stringContaining(`${key} is left from a prune.`)]);
    await doctor(site, { fix: true });
    await rollBack();
    expect(await readPage(site, '/first-class-deals')).toContain('First in en');
  });
});

describe('While prune removes', () => {
  it('a release, one that a rollback names stays', async () => {
    const site = await siteWithFour();
    const put = site.put.bind(site);
    site.put = async (key, ...rest) => {
      const result = await put(key, ...rest);
      if (key !== `releases/mfe-deals/${first.release.version}/removing.json`) return result;
      const live = (await readPointers(site)).get('mfe-deals');
      const pointer = successorOf(live, first.release, null, 'meanwhile');
      await recordAction(site, pointer, live, { action: 'rollback' });
      const now = new Date(TWO_DAYS_LATER_MS);
      await utimes(site.fileOf(`${historyPrefix('mfe-deals')}5-meanwhile.json`), now, now);
      return result;
    };
    const { releases } = await pruneLater(site, { keep: 1 });
    expect(releases.map(labelOf)).toEqual(labelsOf(second));
    expect(await listVersions(site, 'mfe-deals')).toContain(first.release.version);
  });

  it('pages, a rollback to them is a conflict, and succeeds later', async () => {
    const site = await siteWithFour();
    const pair = pairWith(shell, third);
    const remove = site.delete.bind(site);
    let conflict: unknown;
    site.delete = async (key) => {
      await remove(key);
      if (key === pairKey(pair, 'complete.json')) conflict = await rollback('mfe-deals', site).catch(String);
    };
    expect((await pruneLater(site)).pairs).toContain(pairLabel(pair));
    expect(conflict).toContain('is being removed by farekite prune');
    await rollback('mfe-deals', site);
    expect(await readPage(site, '/first-class-deals')).toContain('Third in en');
    expect(await doctor(site)).toEqual(WHOLE);
  });
});

describe('prune', () => {
  it('goes by the clock of the store, whatever that of this machine is', async () => {
    const server = await S3Server.start();
    server.clockOffsetMs = -2 * DAY_MS;
    const site = new S3Store(server.site);
    await publish(shell.dist, site, { create: true });
    await storeUnchecked(site, first);
    expect(await prune(site, { keep: 0 })).toEqual(NOTHING);
    server.clockOffsetMs = 0;
    const later = new S3Store(server.site);
    expect((await prune(later, { keep: 0 })).releases.map(labelOf)).toEqual(labelsOf(first));
    expect(await listKeys(later, '.farekite/')).toEqual([]);
    await server.stop();
  });

  it('removes nothing while an entry of the history cannot be read, which may name what is to stay', async () => {
    const site = await siteWithFour();
    const [key = ''] = await listKeys(site, `${HISTORY_PREFIX}mfe-deals/1-`);
    await site.put(key, Buffer.from('{'), 'always');
    await expect(pruneLater(site, { keep: 0 })).rejects.toThrow(`${key} is corrupt: `);
    expect(await listVersions(site, 'mfe-deals')).toEqual(versionsOf(first, second, third, fourth));
  });
});
