import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import type { FolderStore } from './FolderStore';
import { movesOf, readEntries, readHistory, recordAction } from './history';
import type { UserError } from '../util/UserError';
import { readPointers, successorOf } from './pointers';

jest.mock('../compose/runInSandbox');

const deals = ['First', 'Second', 'Third'].map(fakeDeals);

let site: FolderStore;
let damaged: UserError[];

beforeEach(async () => {
  site = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist, ...deals.map(({ dist }) => dist));
  damaged = [];
});

const onDamage = (error: UserError) => damaged.push(error);

async function write(key: string, text: string): Promise<void> {
  await site.put(key, Buffer.from(text), 'always');
}

/** The key of the entry of a publication, and its text. */
async function entryOf(name: string, serial: number): Promise<readonly [key: string, text: string]> {
  for await (const { key } of site.list(`history/${name}/${String(serial)}-`)) {
    return [key, (await site.get(key))?.bytes.toString() ?? ''];
  }
  throw new Error(`${name} has no publication ${String(serial)}`);
}

async function versionsIn(name?: string): Promise<string[]> {
  const history = await readHistory(site, await readPointers(site), name, onDamage);
  return history.map(({ version }) => version);
}

describe('The history, when an entry cannot be read,', () => {
  it('leaves it out, and names it', async () => {
    const [key] = await entryOf('mfe-home', 1);
    await write(key, '{');
    expect(await versionsIn()).toHaveLength(4);
    expect(damaged.map(({ message }) => message)).toEqual([
      `${site.location}/${key} is corrupt: it is not JSON. ` +
        'Remove it: the history is shorter then, and the pages of the site stay as they are.',
    ]);
  });

  it('begins after it', async () => {
    const [key] = await entryOf('mfe-deals', 2);
    await write(key, 'null');
    expect(await versionsIn('mfe-deals')).toEqual([deals[2]?.release.version]);
    const live = (await readPointers(site)).get('mfe-deals');
    expect(movesOf(await readEntries(site, 'history/mfe-deals/'), live)).toHaveLength(1);
  });

  it.each([
    ['of another name', 'mfe-deals'],
    ['of another publication', 'mfe-home'],
  ])('takes an entry for damaged that is under the key %s', async (_what, name) => {
    const [key] = await entryOf('mfe-home', 1);
    const [otherKey, text] = await entryOf(name, 1);
    await write(key, text.replace('"serial":1', name === 'mfe-home' ? '"serial":2' : '"serial":1'));
    const belongsTo = name === 'mfe-home' ? otherKey.replace('/1-', '/2-') : otherKey;
    await versionsIn();
    expect(damaged.map(({ message }) => message)).toEqual([
      expect.stringContaining(`${key} is corrupt: it is the entry ${belongsTo}. Remove it`),
    ]);
  });
});

describe('An entry of the history', () => {
  it('of a publication whose pointer has not moved is none of the history', async () => {
    const live = (await readPointers(site)).get('mfe-deals');
    const [first] = deals;
    if (!live || !first) throw new Error('mfe-deals is not live');
    await recordAction(site, successorOf(live, first.release, null, 'slower'), live, { action: 'publish' });
    expect(await versionsIn('mfe-deals')).toEqual(deals.map(({ release }) => release.version));
    expect(await readEntries(site, 'history/mfe-deals/')).toHaveLength(4);
  });
});
