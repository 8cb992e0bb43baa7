import { fakeRemote } from '../testing/fakeReleases';
import { describeFailure } from './describeFailure';
import type { TaskFailure } from './runInSandbox';

/** Column 1 and up of the bundle's first line are line 1 of date-fns, columns 11 and up line 12 of the price. */
const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['date-fns/format.js', 'mfe-deals/src/Price/Price.tsx'],
  mappings: 'AAAA,UCWE',
});
const { release } = fakeRemote('mfe-deals');
const withMap = { ...release, files: { ...release.files, 'server/about.js.map': 'sha384-x' as const } };

const MAX_CPU_MS = 2_000;

const IN_PRICE = '\n    at Price (mfe-deals/server/about.js:1:20)\n    at main (<anonymous>)';

async function messageOf(failure: Partial<TaskFailure>): Promise<string> {
  const described = { problem: 'does not render: Error', remedy: 'Fix it', ...failure };
  const readMap = () => Promise.resolve(Buffer.from(MAP));
  return (await describeFailure('/about', described, withMap, readMap)).message;
}

describe('describeFailure', () => {
  it.each<[what: string, failure: Partial<TaskFailure>, place: string]>([
    [
      'the component and the line of the source',
      { stack: 'Error\n    at Price (mfe-deals/server/about.js:1:15)', componentStack: IN_PRICE },
      ' (in Price, mfe-deals/src/Price/Price.tsx:12)',
    ],
    [
      'the line alone of an error outside of components',
      { stack: 'Error\n    at mfe-deals/server/about.js:1:11' },
      ' (in mfe-deals/src/Price/Price.tsx:12)',
    ],
    [
      'the line of the component for an error in a package that the release bundles',
      { stack: 'Error\n    at format (mfe-deals/server/about.js:1:5)', componentStack: IN_PRICE },
      ' (in Price, mfe-deals/src/Price/Price.tsx:12)',
    ],
    [
      'the component alone where a bundle has no source map',
      { componentStack: '\n    at Header (shell/server/shell.js:1:2)\n    at main' },
      ' (in Header)',
    ],
  ])('names %s', async (_what, failure, place) => {
    expect(await messageOf(failure)).toBe(
      `/about does not render: Error${place}. Fix it; the live site is unchanged.`,
    );
  });

  it('takes no time for a message of any length, which the release chooses', async () => {
    const startedAt = process.cpuUsage();
    await messageOf({ stack: `Error: ${'a'.repeat(300_000)}` });
    // A minute with an expression that begins anew at each letter.
    expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(MAX_CPU_MS);
  });

  it('is one line without what a terminal would obey, whatever the release says', async () => {
    expect(await messageOf({ problem: 'No\n\u001b[2Jfares', remedy: 'Fix\u202eit' })).toBe(
      '/about No [2Jfares. Fix it; the live site is unchanged.',
    );
  });
});
