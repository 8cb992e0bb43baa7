import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { siteOfEachTest } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import { readEntries, readHistory, recordAction } from './history';
import { readPointers, successorOf } from './pointers';
import { listKeys } from './Store';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const deals = ['First', 'Second', 'Third'].map(fakeDeals);
const [first = '', second = '', third = ''] = deals.map(({ release }) => release.version);

const site = siteOfEachTest(shell.dist, ...deals.map(({ dist }) => dist));

async function historyOf() {
  const damages: string[] = [];
  const history = await readHistory(site(), await readPointers(site()), 'mfe-deals', ({ message }) =>
    damages.push(message),
  );
  return { versions: history.map(({ version }) => version), damages };
}

describe('The history', () => {
  it('begins after an entry that is that of another publication, and names that', async () => {
    const [key = ''] = await listKeys(site(), 'history/mfe-deals/2-');
    const text = (await readText(site(), key)) ?? '';
    await site().put(key, Buffer.from(text.replace('"serial":2', '"serial":9')), 'always');
    const { versions, damages } = await historyOf();
    expect(versions).toEqual([third]);
    const other = key.replace('/2-', '/9-');
    expect(damages).toEqual([
      `${site().location}/${key} is corrupt: it is the entry ${other}. Remove it: the history is shorter then, ` +
        'and the pages of the site stay as they are.',
    ]);
  });

  it('does not have a publication whose pointer has not moved', async () => {
    const live = (await readPointers(site())).get('mfe-deals');
    if (!live) throw new Error('mfe-deals is not live');
    await recordAction(site(), successorOf(live, live, null), live, { action: 'publish' });
    expect(await historyOf()).toEqual({ versions: [first, second, third], damages: [] });
    expect(await readEntries(site(), 'history/mfe-deals/')).toHaveLength(4);
  });
});
