import { utimes } from 'node:fs/promises';
import { recordAction, type DamagedEntry } from '../store/history';
import { objectMetadata } from '../store/objectMetadata';
import { listVersions } from '../store/releases';
import { S3Store } from '../store/S3Store';
import type { FolderStore } from '../store/FolderStore';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { storeUnchecked } from '../testing/moveByHand';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { S3Server } from '../testing/S3Server';
import { snapshot } from '../testing/snapshot';
import { prune } from './prune';
import { publish } from './publish';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const TWO_DAYS_LATER_MS = Date.now() + 2 * 24 * 60 * 60 * 1_000;

const shell = fakeShell();
const deals = ['First', 'Second', 'Third', 'Fourth'].map(fakeDeals);
const versions = deals.map(({ release }) => release.version);

function sorted(...kept: readonly (string | undefined)[]): string[] {
  return kept.filter((version) => version !== undefined).sort();
}

async function siteWithFour(): Promise<FolderStore> {
  return publishedSite(shell.dist, ...deals.map(({ dist }) => dist));
}

let server: S3Server;

beforeAll(async () => {
  server = await S3Server.start();
});

afterAll(() => server.stop());

describe('prune', () => {
  it('keeps the live release and the given number of releases that were live before it', async () => {
    const site = await siteWithFour();
    expect(await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS })).toEqual(
      sorted(versions[0], versions[1]).map((version) => ({ name: 'mfe-deals', version })),
    );
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[2], versions[3]));
  });

  it('keeps the releases that were live last, not those that were built last', async () => {
    const site = await siteWithFour();
    await rollback('mfe-deals', site, { to: versions[0] ?? '' });
    await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[0], versions[3]));
  });

  it('keeps the live release when no other is to be kept', async () => {
    const site = await siteWithFour();
    await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual([versions[3]]);
    expect(await listVersions(site, 'shell')).toEqual([shell.release.version]);
  });

  it('removes a release that a killed publisher stored without making it live', async () => {
    const site = await publishedSite(shell.dist, deals[0]?.dist ?? '');
    await storeUnchecked(site, fakeDeals('Second'));
    await prune(site, { keep: 5, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual([versions[0]]);
  });

  it('puts a release back that a rollback names while it is being removed', async () => {
    const site = await siteWithFour();
    const [first] = deals;
    if (!first) throw new Error('There are no releases');
    const remove = site.delete.bind(site);
    const label = `mfe-deals/${first.release.version}`;
    jest.spyOn(site, 'delete').mockImplementation(async (key) => {
      await remove(key);
      if (key === `releases/${label}/release.json`) {
        await recordAction(site, first.release, 'rollback', { serial: 5, id: 'meanwhile' });
        // The entry is as new as the time at which this prune runs.
        const now = new Date(TWO_DAYS_LATER_MS);
        await utimes(site.fileOf('.farekite/history/mfe-deals/5-meanwhile.json'), now, now);
      }
    });
    const pruned = await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(pruned).toEqual([{ name: 'mfe-deals', version: versions[1] }]);
    expect(await listVersions(site, 'mfe-deals')).toContain(first.release.version);
  });

  describe('while an entry of the history cannot be read,', () => {
    /** Damages the first entry of mfe-deals. @returns its key */
    async function damageHistory(site: FolderStore): Promise<string> {
      for await (const { key } of site.list('.farekite/history/mfe-deals/1-')) {
        await site.put(key, Buffer.from('{'), objectMetadata(key), 'always');
        return key;
      }
      throw new Error('There is no entry');
    }

    it('keeps every release of its name, and names the entry once', async () => {
      const site = await siteWithFour();
      await storeUnchecked(site, fakeRemote('mfe-home'));
      const key = await damageHistory(site);
      const damaged: DamagedEntry[] = [];
      const onDamage = (entry: DamagedEntry) => damaged.push(entry);
      const pruned = await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS, onDamage });
      expect(pruned.map(({ name }) => name)).toEqual(['mfe-home']);
      expect(await listVersions(site, 'mfe-deals')).toEqual([...versions].sort());
      expect(damaged).toMatchObject([{ key, names: ['mfe-deals'] }]);
    });

    it('puts a release back whose entry is damaged while it is being removed', async () => {
      const site = await siteWithFour();
      const remove = site.delete.bind(site);
      const label = `mfe-deals/${versions[0] ?? ''}`;
      jest.spyOn(site, 'delete').mockImplementation(async (key) => {
        await remove(key);
        if (key !== `releases/${label}/release.json`) return;
        const now = new Date(TWO_DAYS_LATER_MS);
        await utimes(site.fileOf(await damageHistory(site)), now, now);
      });
      await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
      expect(await listVersions(site, 'mfe-deals')).toContain(versions[0]);
    });
  });

  it('leaves what is no release', async () => {
    const site = await siteWithFour();
    const strays = ['.DS_Store', 'mfe-deals/.DS_Store', 'notes/2024/x.txt'].map((name) => `releases/${name}`);
    for (const key of strays) await site.put(key, Buffer.of(), objectMetadata(key), 'always');
    await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[2], versions[3]));
    expect(await Promise.all(strays.map((key) => site.get(key)))).not.toContain(undefined);
  });

  it('goes by the clock of the store, whatever that of this machine is', async () => {
    server.clockOffsetMs = -2 * 24 * 60 * 60 * 1_000;
    const site = new S3Store(server.site, server.env);
    await publish(shell.dist, site, { create: true });
    await storeUnchecked(site, fakeDeals('First'));
    expect(await prune(site, { keep: 0 })).toEqual([]);
    server.clockOffsetMs = 0;
    const later = new S3Store(server.site, server.env);
    expect(await prune(later, { keep: 0 })).toEqual([{ name: 'mfe-deals', version: versions[0] }]);
  });

  it('changes no page, pointer or history', async () => {
    const site = await siteWithFour();
    const outside = async () =>
      Object.entries(await snapshot(site.location)).filter(([file]) => !file.startsWith('releases/'));
    const before = await outside();
    await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS });
    expect(await outside()).toEqual(before);
  });

  it('refuses a folder without a site', async () => {
    await expect(prune(emptySite(), { keep: 1 })).rejects.toThrow('There is no site in');
  });
});
