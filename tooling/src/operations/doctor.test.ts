import { rm, truncate } from 'node:fs/promises';
import { labelOf } from '../release/manifest';
import { historyPrefix, ownPair, pairKey, releaseKey } from '../store/keys';
import { movePointer, readPointers, successorOf } from '../store/pointers';
import { builtFiles, storeRelease } from '../store/releases';
import { listKeys, StoreAwayError } from '../store/Store';
import { fakeDeals, fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { siteOfEachTest } from '../testing/publishedSite';
import { readPage, readText } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';
import { doctor } from './doctor';
import { publish } from './publish';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const ofShell = (file: string) => `releases/shell/${shell.release.version}/${file}`;
const own = (file: string) => pairKey(ownPair(shell.release.version), file);
const ofHome = (file: string) => pairKey({ shell: shell.release.version, ...home.release }, file);
const next = fakeDeals('Next');
const pageOfNext = pairKey(
  { shell: shell.release.version, ...next.release, isPreview: true },
  'first-class-deals/en.html',
);

const site = siteOfEachTest(home.dist, shell.dist);

/** As somebody could do who copies files. */
async function moveByHand({ dist, release }: typeof home): Promise<void> {
  await storeRelease(site(), release, builtFiles(dist));
  const before = (await readPointers(site())).get(release.name);
  await movePointer(site(), successorOf(before, release, shell.release.version), before);
}

const cutOff = (file: string) => truncate(file, 0);
const remove = (file: string) => rm(file);

describe('doctor', () => {
  it('finds nothing in a site that is whole, and changes nothing', async () => {
    const before = await snapshot(site().location);
    for (const fix of [false, true])
      expect(await doctor(site(), { fix })).toEqual({ damages: [], repaired: [] });
    expect(await snapshot(site().location)).toEqual(before);
  });

  const FIX = 'Run farekite doctor --fix.';
  it.each([
    ['a file of a release that is cut off', ofShell('browser/shell.js'), cutOff, 'is damaged. Publish shell'],
    ['a server bundle that is missing', ofShell('server/shell.js'), remove, 'is missing. Publish shell@'],
    ['a manifest that is cut off', ofShell('release.json'), cutOff, 'is corrupt: it is not JSON'],
    ['a variant that is cut off', ofShell('browser/shell.js.br'), cutOff, 'does not decompress to'],
    ['a page that is cut off', ofHome('es.html'), cutOff, `is damaged. ${FIX}`],
    ['a page that is missing', ofHome('en.html'), remove, `is missing. ${FIX}`],
    ['a compressed page that is cut off', own('404/en.html.gz'), cutOff, 'does not decompress to'],
    ['the list of a live pair that is missing', ofHome('complete.json'), remove, `is missing. ${FIX}`],
    ['the list of a pair that is cut off', ofHome('complete.json'), cutOff, 'is corrupt: it is not JSON'],
    ['a pointer that is cut off', 'live/mfe-home.json', cutOff, 'is no pointer of this version of the tool'],
    ['an entry of the history that is cut off', historyPrefix('mfe-home'), cutOff, 'is corrupt: it is not'],
  ])('finds %s', async (_what, prefix, damage, problem) => {
    const [key = ''] = await listKeys(site(), prefix);
    await damage(site().fileOf(key));
    const { damages } = await doctor(site());
    expect(damages.filter((line) => line.includes(key) && line.includes(problem))).toHaveLength(1);
  });

  it('leaves alone what a publisher may just be storing', async () => {
    await storeRelease(site(), next.release, builtFiles(next.dist));
    await site().delete(releaseKey(next.release, 'release.json'));
    await site().put(pageOfNext, Buffer.from('half'), 'absent');
    expect(await doctor(site())).toEqual({ damages: [], repaired: [] });
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
    const before = await snapshot(site().location);
    const keys = [
      ofHome('es.html'),
      own('404/en.html.br'),
      own('root/robots.txt'),
      ofShell('browser/shell.js.gz'),
    ];
    for (const key of keys) await truncate(site().fileOf(key), 0);
    await rm(site().fileOf(ofHome('complete.json')));
    const { damages, repaired } = await doctor(site(), { fix: true });
    expect(damages).toEqual([]);
    expect(repaired).toHaveLength(4);
    expect(await snapshot(site().location)).toEqual(before);
  });

  it('renders the pages of what is live and was never rendered, and of previews', async () => {
    await publishPreview([next.dist], site());
    await moveByHand(fakeDeals('By hand'));
    await truncate(site().fileOf(pageOfNext), 5);
    expect((await doctor(site(), { fix: true })).damages).toEqual([]);
    expect(await readPage(site(), '/first-class-deals')).toContain('By hand in en');
    expect(await readText(site(), pageOfNext)).toContain('Next in en');
  });

  it('names a pointer that was moved by hand to a release which the shell does not host; it has no page, and blocks nobody', async () => {
    await moveByHand(fakeRemote('mfe-deals', { contract: '2.0.0' }));
    expect((await doctor(site(), { fix: true })).damages).toEqual([
      expect.stringMatching(/^mfe-deals@\w+ was built against contract 2\.0\.0, but shell@/),
    ]);
    expect(await readPage(site(), '/first-class-deals')).toBeUndefined();
    expect((await publish(fakeRemoteShowing('mfe-home', 'Again').dist, site())).paths).toEqual(['/']);
    await publish(next.dist, site());
    expect(await readPage(site(), '/first-class-deals')).toContain('Next in en');
  });

  it('says what it cannot repair', async () => {
    await truncate(site().fileOf(ofShell('server/shell.js')), 0);
    await truncate(site().fileOf(own('404/en.html')), 0);
    const { damages, repaired } = await doctor(site(), { fix: true });
    expect(repaired).toEqual([]);
    expect(damages).toEqual(
      Array(2).fill(
        expect.stringContaining(
          `server/shell.js in ${site().location} is damaged. Publish ${labelOf(shell.release)} again`,
        ),
      ),
    );
  });
});
