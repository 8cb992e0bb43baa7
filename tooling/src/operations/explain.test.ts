import { runInProcess } from '../testing/runInProcess';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import type { FolderStore } from '../store/FolderStore';

jest.mock('../compose/runInSandbox');

/** Its columns 1 to 4 have no source, 5 to 8 are a call in line 3, the rest is from line 9 of a library. */
const MAP = {
  version: 3,
  names: ['formatPrice'],
  sources: ['mfe-deals/src/DealCard/DealCard.tsx', 'date-fns/format.js'],
  mappings: 'IAEMA,ICMJ',
};
const withMap = fakeRemote('mfe-deals', { others: { 'maps/first-class-deals.js.map': JSON.stringify(MAP) } });
const SCRIPT = 'browser/first-class-deals.js';
const label = `mfe-deals@${withMap.release.version}`;
const [shell, next] = [fakeShell(), fakeDeals('Next')];
let site: FolderStore;

beforeAll(async () => {
  site = await publishedSite(shell.dist, withMap.dist, next.dist);
});

const explain = async (release: string, position: string, ...flags: readonly string[]) =>
  runInProcess(['explain', release, position, '--site', site.location, ...flags], site.location);

describe('farekite explain', () => {
  it('names file, line, column, component and function of a position in a release that is no longer live', async () => {
    const position = `${SCRIPT}:1:5`;
    expect(await explain(label, position)).toEqual({
      exitCode: 0,
      stdout: 'mfe-deals/src/DealCard/DealCard.tsx:3:7 (in DealCard, at formatPrice)\n',
      stderr: '',
    });
    expect(JSON.parse((await explain(label, position, '--json')).stdout)).toEqual({
      source: MAP.sources[0],
      ...{ line: 3, column: 7, component: 'DealCard', name: 'formatPrice' },
    });
    const library = await explain(label, `${SCRIPT}:1:99`);
    expect(library.stdout).toBe('date-fns/format.js:9:3\n');
  });

  it.each([
    ['a text', 'first-class-deals.js', /is no position in a file\. Write file, line and column/],
    ['a line 0', `${SCRIPT}:0:1`, /is no position in a file/],
    ['code without a source', `${SCRIPT}:1:4`, /^farekite: No source is at .*:1:4 of mfe-/],
    ['a script without a map', 'browser/remoteEntry.js:1:2', /has no source map of browser\/rem/],
  ])('refuses %s', async (_what, position, message) => {
    const { exitCode, stdout, stderr } = await explain(label, position);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('refuses a release that is not stored, and believes no map that has changed in the store', async () => {
    const { exitCode, stderr } = await explain('mfe-deals@0123456789abcdef', `${SCRIPT}:1:7`);
    expect(exitCode).toBe(5);
    expect(stderr).toContain(' is not stored in ');
    const key = `releases/mfe-deals/${withMap.release.version}/maps/first-class-deals.js.map`;
    await site.put(key, Buffer.from('{}'), 'always');
    expect((await explain(label, `${SCRIPT}:1:7`)).stderr).toContain(`${key} in `);
  });
});
