import { utimes } from 'node:fs/promises';
import { labelOf } from '../release/manifest';
import { listKeys } from '../store/ensureObject';
import type { FolderStore } from '../store/FolderStore';
import { recordAction } from '../store/history';
import { HISTORY_PREFIX, historyPrefix, pairKey, pairLabel } from '../store/keys';
import { readPointers, successorOf } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listVersions } from '../store/releases';
import { S3Store } from '../store/S3Store';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { storeUnchecked } from '../testing/moveByHand';
import { publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { S3Server } from '../testing/S3Server';
import { snapshot } from '../testing/snapshot';
import { listFiles } from '../util/files';
import { doctor } from './doctor';
import { prune } from './prune';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const DAY_MS = 24 * 60 * 60 * 1_000;
const TWO_DAYS_LATER_MS = Date.now() + 2 * DAY_MS;
const NOTHING = { releases: [], pairs: [], previews: [] };

const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const deals = ['First', 'Second', 'Third', 'Fourth'].map(fakeDeals);
const versions = deals.map(({ release }) => release.version);

function sorted(...kept: readonly (string | undefined)[]): string[] {
  return kept.filter((version) => version !== undefined).sort();
}

/** The label of the pair of a shell and one of the releases of mfe-deals. */
function pairWith({ release }: typeof shell, version = ''): string {
  return pairLabel({ shell: release.version, name: 'mfe-deals', version });
}

async function siteWithFour(): Promise<FolderStore> {
  return publishedSite(shell.dist, ...deals.map(({ dist }) => dist));
}

/** Makes everything older that is stored. */
async function age(site: FolderStore, byMs: number): Promise<void> {
  const time = new Date(Date.now() - byMs);
  for (const file of await listFiles(site.location)) await utimes(site.fileOf(file), time, time);
}

/** Makes an object as new as the time at which prune runs in these tests. */
async function renew(site: FolderStore, key: string): Promise<void> {
  const now = new Date(TWO_DAYS_LATER_MS);
  await utimes(site.fileOf(key), now, now);
}

let server: S3Server;

beforeAll(async () => {
  server = await S3Server.start();
});

afterAll(() => server.stop());

describe('prune keeps of releases', () => {
  it('the live one and the given number of those that were live before it', async () => {
    const site = await siteWithFour();
    const { releases } = await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(releases.map(labelOf)).toEqual(
      sorted(versions[0], versions[1]).map((version) => labelOf({ name: 'mfe-deals', version })),
    );
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[2], versions[3]));
    expect(await doctor(site)).toEqual({ damages: [], repaired: [] });
  });

  it('those that were live last, not those that were built last', async () => {
    const site = await siteWithFour();
    await rollback('mfe-deals', site, { to: versions[0] ?? '' });
    await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[0], versions[3]));
  });

  it('none that a killed publisher stored without making it live', async () => {
    const site = await publishedSite(shell.dist, deals[0]?.dist ?? '');
    await storeUnchecked(site, fakeDeals('Second'));
    await prune(site, { nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual([versions[0]]);
  });
});

describe('prune keeps of pages', () => {
  it('those of what is live, and of what was live within the last day', async () => {
    const site = await siteWithFour();
    await age(site, 2 * DAY_MS);
    await publish(nextShell.dist, site);
    expect((await prune(site, { keep: 5 })).pairs.toSorted()).toEqual(
      versions
        .slice(0, 3)
        .map((version) => pairWith(shell, version))
        .sort(),
    );
    // What was live until now can be live again at once.
    expect((await prune(site, { keep: 5, nowMs: TWO_DAYS_LATER_MS })).pairs).toEqual([
      pairLabel({ ...shell.release, shell: shell.release.version }),
    ]);
    expect(await doctor(site)).toEqual({ damages: [], repaired: [] });
  });

  it('those that the pointers of what is live were made with', async () => {
    const site = await publishedSite(deals[0]?.dist ?? '', shell.dist, deals[1]?.dist ?? '');
    await age(site, 2 * DAY_MS);
    expect(await prune(site, { keep: 5 })).toEqual(NOTHING);
    await publish(deals[2]?.dist ?? '', site);
    expect(await prune(site, { keep: 5 })).toEqual(NOTHING);
  });

  it('none of which a rollback cannot render them again', async () => {
    const site = await siteWithFour();
    await prune(site, { keep: 5, nowMs: TWO_DAYS_LATER_MS });
    await rollback('mfe-deals', site);
    expect(await readPage(site, '/first-class-deals')).toContain('Third in en');
  });
});

describe('prune keeps previews', () => {
  const [first, second] = deals;

  it('for a given number of days, with the pages that they show', async () => {
    const site = await publishedSite(shell.dist, first?.dist ?? '');
    await publishPreview([nextShell.dist, second?.dist ?? ''], site);
    const inDays = (days: number) =>
      prune(site, { keep: 0, previewDays: 14, nowMs: Date.now() + days * DAY_MS });
    expect(await inDays(13)).toEqual(NOTHING);
    const { previews, pairs, releases } = await inDays(15);
    expect(previews).toHaveLength(2);
    expect(pairs).toContain(pairWith(nextShell, versions[1]));
    expect(releases.map(labelOf).sort()).toEqual(
      [nextShell, second].map((one) => labelOf(one?.release ?? shell.release)).sort(),
    );
    expect(await listPreviewed(site, 'mfe-deals')).toEqual([]);
  });

  it('that were made again from then on', async () => {
    const site = await publishedSite(shell.dist, first?.dist ?? '');
    await publishPreview([second?.dist ?? ''], site);
    await age(site, 20 * DAY_MS);
    await publishPreview([second?.dist ?? ''], site);
    const { previews, pairs, releases } = await prune(site, { keep: 0 });
    expect({ pairs, releases }).toEqual({ pairs: [], releases: [] });
    expect(previews).toHaveLength(1);
  });
});

describe('A prune that was killed', () => {
  it('leaves a mark, by which nobody relies on what it may have removed, until the site is repaired', async () => {
    const site = await siteWithFour();
    const key = `releases/mfe-deals/${versions[0] ?? ''}/removing.json`;
    await site.put(key, Buffer.from('{}'), 'absent');
    await expect(rollback('mfe-deals', site, { to: versions[0] ?? '' })).rejects.toThrow(
      / is being removed by farekite prune\. .* run farekite doctor --fix first\./,
    );
    expect((await doctor(site)).damages).toEqual([expect.stringContaining(`${key} is left from a prune.`)]);
    await doctor(site, { fix: true });
    await rollback('mfe-deals', site, { to: versions[0] ?? '' });
    expect(await readPage(site, '/first-class-deals')).toContain('First in en');
  });
});

describe('While prune removes', () => {
  it('a release, one that a rollback names stays', async () => {
    const site = await siteWithFour();
    const [first] = deals;
    const put = site.put.bind(site);
    jest.spyOn(site, 'put').mockImplementation(async (key, ...rest) => {
      const result = await put(key, ...rest);
      const live = (await readPointers(site)).get('mfe-deals');
      if (key !== `releases/mfe-deals/${versions[0] ?? ''}/removing.json` || !first) return result;
      const pointer = successorOf(live, first.release, null, 'meanwhile');
      await recordAction(site, pointer, live, { action: 'rollback' });
      await renew(site, `${historyPrefix('mfe-deals')}5-meanwhile.json`);
      return result;
    });
    const { releases } = await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(releases).toEqual([{ name: 'mfe-deals', version: versions[1] }]);
    expect(await listVersions(site, 'mfe-deals')).toContain(versions[0]);
  });

  it('pages, a rollback to them is a conflict, and succeeds later', async () => {
    const site = await siteWithFour();
    const pair = { shell: shell.release.version, name: 'mfe-deals', version: versions[2] ?? '' };
    const remove = site.delete.bind(site);
    let conflict: unknown;
    jest.spyOn(site, 'delete').mockImplementation(async (key) => {
      await remove(key);
      if (key === pairKey(pair, 'complete.json')) conflict = await rollback('mfe-deals', site).catch(String);
    });
    const { pairs } = await prune(site, { keep: 5, nowMs: TWO_DAYS_LATER_MS });
    expect(pairs).toContain(pairLabel(pair));
    expect(conflict).toContain('is being removed by farekite prune');
    await rollback('mfe-deals', site);
    expect(await readPage(site, '/first-class-deals')).toContain('Third in en');
    expect(await doctor(site)).toEqual({ damages: [], repaired: [] });
  });
});

describe('prune', () => {
  it('leaves what is no release and no page', async () => {
    const site = await siteWithFour();
    const strays = [
      'releases/.DS_Store',
      'releases/mfe-deals/.DS_Store',
      'releases/notes/2024/x.txt',
      'pages/notes.txt',
    ];
    for (const key of strays) await site.put(key, Buffer.of(), 'always');
    await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(await Promise.all(strays.map((key) => site.get(key)))).not.toContain(undefined);
  });

  it('goes by the clock of the store, whatever that of this machine is', async () => {
    server.clockOffsetMs = -2 * DAY_MS;
    const site = new S3Store(server.site);
    await publish(shell.dist, site, { create: true });
    await storeUnchecked(site, fakeDeals('First'));
    expect(await prune(site, { keep: 0 })).toEqual(NOTHING);
    server.clockOffsetMs = 0;
    const later = new S3Store(server.site);
    expect((await prune(later, { keep: 0 })).releases).toEqual([{ name: 'mfe-deals', version: versions[0] }]);
  });

  it('changes no pointer and no history', async () => {
    const site = await siteWithFour();
    const others = async () =>
      Object.entries(await snapshot(site.location)).filter(([file]) =>
        ['live/', HISTORY_PREFIX].some((prefix) => file.startsWith(prefix)),
      );
    const before = await others();
    await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS });
    expect(await others()).toEqual(before);
  });

  it('removes nothing while an entry of the history cannot be read, which may name what is to stay', async () => {
    const site = await siteWithFour();
    const [key = ''] = await listKeys(site, 'history/mfe-deals/1-');
    await site.put(key, Buffer.from('{'), 'always');
    await expect(prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS })).rejects.toThrow(`${key} is corrupt: `);
    expect(await listVersions(site, 'mfe-deals')).toEqual([...versions].sort());
  });
});
