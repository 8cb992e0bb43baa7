import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { copyOf, publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import type { FolderStore } from './FolderStore';
import { readEntries, readHistory, recordAction } from './history';
import { readPointers, successorOf } from './pointers';
import { listKeys } from './Store';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const deals = ['First', 'Second', 'Third'].map(fakeDeals);
const [first = '', second = '', third = ''] = deals.map(({ release }) => release.version);

let template: FolderStore;

beforeAll(async () => {
  template = await publishedSite(shell.dist, ...deals.map(({ dist }) => dist));
});

/** The versions of mfe-deals in the history, and what is wrong with entries that are left out. */
async function historyOf(site: FolderStore) {
  const damages: string[] = [];
  const history = await readHistory(site, await readPointers(site), 'mfe-deals', ({ message }) =>
    damages.push(message),
  );
  return { versions: history.map(({ version }) => version), damages };
}

describe('The history', () => {
  it.each<[string, (text: string) => string, RegExp]>([
    ['is no JSON', () => '{', /^it is not JSON\. Remove it: the history is shorter then/],
    [
      'is that of another publication',
      (text) => text.replace('"serial":2', '"serial":9'),
      /^it is the entry history\/mfe-deals\/9-.*\.json\. Remove it/,
    ],
    [
      'is that of another name',
      (text) => text.replace('mfe-deals', 'mfe-home'),
      /^it is the entry history\/mfe-home\/2-.*\.json\. Remove it/,
    ],
  ])('begins after an entry that %s, and names that', async (_what, change, problem) => {
    const site = copyOf(template);
    const [key = ''] = await listKeys(site, 'history/mfe-deals/2-');
    await site.put(key, Buffer.from(change((await readText(site, key)) ?? '')), 'always');
    const { versions, damages } = await historyOf(site);
    expect(versions).toEqual([third]);
    const [damage = ''] = damages;
    const start = `${site.location}/${key} is corrupt: `;
    expect(damage.slice(0, start.length)).toBe(start);
    expect(damage.slice(start.length)).toMatch(problem);
  });

  it('does not have a publication whose pointer has not moved', async () => {
    const site = copyOf(template);
    const live = (await readPointers(site)).get('mfe-deals');
    if (!live) throw new Error('mfe-deals is not live');
    await recordAction(site, successorOf(live, live, null, 'slower'), live, { action: 'publish' });
    expect(await historyOf(site)).toEqual({ versions: [first, second, third], damages: [] });
    expect(await readEntries(site, 'history/mfe-deals/')).toHaveLength(4);
  });
});
