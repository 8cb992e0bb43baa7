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

const BUNDLE = 'mfe-deals/server/about.js';
const LINE = 'mfe-deals/src/Price/Price.tsx:12';
const IN_PRICE = `\n    at Price (${BUNDLE}:1:20)\n    at main (<anonymous>)`;
const IN_HEADER = '\n    at Header (shell/server/shell.js:1:2)\n    at main';

async function messageOf(failure: Partial<TaskFailure>): Promise<string> {
  const described = { problem: 'does not render: Error', remedy: 'Fix it', ...failure };
  const readMap = () => Promise.resolve(Buffer.from(MAP));
  return (await describeFailure('/about', described, withMap, readMap)).message;
}

describe('describeFailure', () => {
  it.each([
    ['the component and the line of the source', `Price (${BUNDLE}:1:15)`, IN_PRICE, `Price, ${LINE}`],
    ['the line alone of an error outside of components', `${BUNDLE}:1:11`, '', LINE],
    [
      'the line of the component for an error in a package',
      `format (${BUNDLE}:1:5)`,
      IN_PRICE,
      `Price, ${LINE}`,
    ],
    ['the component alone where a bundle has no source map', '<anonymous>', IN_HEADER, 'Header'],
  ])('names %s', async (_what, frame, componentStack, place) => {
    expect(await messageOf({ stack: `Error\n    at ${frame}`, componentStack })).toBe(
      `/about does not render: Error (in ${place}). Fix it; the live site is unchanged.`,
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
