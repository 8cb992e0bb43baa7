import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { FolderStore } from '../store/FolderStore';
import { labelOf } from '../release/manifest';
import { historyPrefix, ownPair, pairKey } from '../store/keys';
import { listKeys, StoreAwayError } from '../store/Store';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { moveByHand, storeUnchecked } from '../testing/moveByHand';
import { copyOf, emptySite, publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';
import { doctor } from './doctor';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const ofShell = (file: string) => `releases/shell/${shell.release.version}/${file}`;
const own = (file: string) => pairKey(ownPair(shell.release.version), file);
const ofHome = (file: string) => pairKey({ shell: shell.release.version, ...home.release }, file);

let site: FolderStore;
let whole: Record<string, string>;

beforeAll(async () => {
  site = await publishedSite(home.dist, shell.dist);
  whole = await snapshot(site.location);
});

/** What is found while an object is cut off or missing. */
async function damageOf(key: string, damage: (file: string) => Promise<void>): Promise<readonly string[]> {
  const content = await readFile(site.fileOf(key));
  await damage(site.fileOf(key));
  const { damages } = await doctor(site);
  await writeFile(site.fileOf(key), content);
  return damages;
}

const cutOff = (file: string) => truncate(file, 0);
const remove = (file: string) => rm(file);

describe('doctor', () => {
  it('finds nothing in a site that is whole, and changes nothing', async () => {
    expect(await doctor(site)).toEqual({ damages: [], repaired: [] });
    expect(await doctor(site, { fix: true })).toEqual({ damages: [], repaired: [] });
    expect(await snapshot(site.location)).toEqual(whole);
  });

  const FIX = 'Run farekite doctor --fix.';
  it.each([
    [
      'a file of a release that is cut off',
      ofShell('browser/shell.js'),
      cutOff,
      'is damaged. Publish shell@',
    ],
    ['a server bundle that is missing', ofShell('server/shell.js'), remove, 'is missing. Publish shell@'],
    ['a manifest that is cut off', ofShell('release.json'), cutOff, 'is corrupt: it is not JSON'],
    ['a variant that is cut off', ofShell('browser/shell.js.br'), cutOff, 'does not decompress to'],
    ['a page that is cut off', ofHome('es.html'), cutOff, `is damaged. ${FIX}`],
    ['a page that is missing', ofHome('en.html'), remove, `is missing. ${FIX}`],
    ['a compressed page that is cut off', own('404/en.html.gz'), cutOff, 'does not decompress to'],
    ['a file in the root that is cut off', own('root/robots.txt'), cutOff, `is damaged. ${FIX}`],
    ['the list of a live pair that is missing', ofHome('complete.json'), remove, `is missing. ${FIX}`],
    ['the list of a pair that is cut off', ofHome('complete.json'), cutOff, 'is corrupt: it is not JSON'],
    ['a pointer that is cut off', 'live/mfe-home.json', cutOff, 'is no pointer of this version of the tool'],
  ])('finds %s', async (_what, key, damage, problem) => {
    const damages = await damageOf(key, damage);
    expect(damages.filter((line) => line.includes(key) && line.includes(problem))).toHaveLength(1);
  });

  it('finds an entry of the history that cannot be read', async () => {
    const [entry = ''] = await listKeys(site, historyPrefix('mfe-home'));
    expect(await damageOf(entry, cutOff)).toEqual([expect.stringContaining(`${entry} is corrupt`)]);
  });

  it('leaves alone what a publisher may just be storing', async () => {
    const other = await copyOf(site);
    await storeUnchecked(other, fakeDeals('Next'));
    await other.delete(`releases/mfe-deals/${fakeDeals('Next').release.version}/release.json`);
    const key = pairKey(
      { shell: shell.release.version, ...fakeDeals('Next').release },
      'first-class-deals/en.html',
    );
    await other.put(key, Buffer.from('half'), 'absent');
    expect(await doctor(other)).toEqual({ damages: [], repaired: [] });
  });

  it('refuses a folder without a site, and leaves nothing in it', async () => {
    const empty = emptySite();
    await expect(doctor(empty, { fix: true })).rejects.toThrow(`There is no site in ${empty.location}.`);
    expect(await snapshot(empty.location)).toEqual({});
  });

  it('does not take a store that is away for a damage', async () => {
    const away = new MemoryStore(new Map(), () =>
      Promise.reject(new StoreAwayError('The store is away', 'Wait.')),
    );
    await expect(doctor(away)).rejects.toThrow('The store is away');
  });
});

describe('doctor --fix', () => {
  it('repairs pages, files in the root and compressed variants, and nothing else', async () => {
    const damaged = await copyOf(site);
    const before = await snapshot(damaged.location);
    const keys = [
      ofHome('es.html'),
      own('404/en.html.br'),
      own('root/robots.txt'),
      ofShell('browser/shell.js.gz'),
    ];
    for (const key of keys) await truncate(damaged.fileOf(key), 0);
    await rm(damaged.fileOf(ofHome('complete.json')));
    const { damages, repaired } = await doctor(damaged, { fix: true });
    expect(damages).toEqual([]);
    expect(repaired).toHaveLength(4);
    expect(await snapshot(damaged.location)).toEqual(before);
  });

  it('renders the pages of what is live and was never rendered, and of previews', async () => {
    const other = await copyOf(site);
    const next = fakeDeals('Next');
    await publishPreview([next.dist], other);
    await moveByHand(other, fakeDeals('By hand'));
    const key = pairKey({ shell: shell.release.version, ...next.release }, 'first-class-deals/en.html');
    await truncate(other.fileOf(key), 5);
    expect((await doctor(other, { fix: true })).damages).toEqual([]);
    expect(await readPage(other, '/first-class-deals')).toContain('By hand in en');
    expect((await other.get(key))?.bytes.toString()).toContain('Next in en');
  });

  it('says what it cannot repair', async () => {
    const other = await copyOf(site);
    await truncate(other.fileOf(ofShell('server/shell.js')), 0);
    await truncate(other.fileOf(own('404/en.html')), 0);
    const { damages, repaired } = await doctor(other, { fix: true });
    expect(repaired).toEqual([]);
    expect(damages).toEqual(
      Array(2).fill(
        expect.stringContaining(
          `server/shell.js in ${other.location} is damaged. Publish ${labelOf(shell.release)} again`,
        ),
      ),
    );
  });
});
