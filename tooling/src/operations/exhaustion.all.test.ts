import type { FolderStore } from '../store/FolderStore';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { publishRunning, SUBJECT } from '../testing/publishRunning';
import { snapshot } from '../testing/snapshot';

describe('publish refuses a page in one line, and leaves every file of the site as it was, when the page', () => {
  let site: FolderStore;
  let before: Record<string, string>;

  beforeAll(async () => {
    site = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist);
    before = await snapshot(site.location);
  });

  afterEach(async () => {
    expect(await snapshot(site.location)).toEqual(before);
  });

  it.each([
    ['loops', 'for (;;);'],
    [
      'sets one timer after the other',
      'const again = () => setTimeout(again, 5); again(); return new Promise(() => {})',
    ],
  ])('%s', async (_what, body) => {
    // The limit includes the start of the process, which may take more than a second beside other tests.
    expect(await publishRunning(site, body, 5_000)).toBe(
      `${SUBJECT} did not render within 5 s. Look for an endless loop in it; the live site is unchanged.`,
    );
  });

  const TOO_MUCH = 'needs more than 256 MB of memory. Look for data that grows without an end;';

  it.each([
    ['takes all memory in objects', 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))', TOO_MUCH],
    [
      'takes 8 GB in buffers',
      'const all = []; for (let i = 0; i < 80; i++) all.push(new Uint8Array(1e8).fill(1))',
      'does not render: RangeError: Array buffer allocation failed. Fix it and publish again;',
    ],
    ['answers with 300 MB', "return 'x'.repeat(3e8)", TOO_MUCH],
  ])('%s', async (_what, body, problem) => {
    expect(await publishRunning(site, body)).toBe(`${SUBJECT} ${problem} the live site is unchanged.`);
  });

  it('answers with 36 MB', async () => {
    expect(await publishRunning(site, "return 'x'.repeat(1.8e7)")).toBe(
      '/first-class-deals (es) of shell@1 mfe-deals@1 and the other pages are larger than 32 MB together. ' +
        'Look for data that grows without an end; the live site is unchanged.',
    );
  });
});
