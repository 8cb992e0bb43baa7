import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { presentPreviewed } from './presentPublished';

const { release } = fakeDeals('Next');
const shell = fakeShell().release;
const label = `mfe-deals@${release.version}`;

describe('presentPreviewed', () => {
  async function printed(...args: Parameters<typeof presentPreviewed>): Promise<string> {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await presentPreviewed(...args);
    return String(write.mock.lastCall?.[0]);
  }

  it('lists the addresses of the pages of all releases that are previewed together', async () => {
    const preview = { releases: [release, shell], paths: ['/senior-travel-deals', '/first-class-deals'] };
    const labels = `${label},shell@${shell.version}`;
    expect(await printed({ origin: 'https://www.example.com' }, () => Promise.resolve(preview))).toBe(
      `To see ${label} and shell@${shell.version}, open one of these pages:\n` +
        `https://www.example.com/first-class-deals?preview=${labels}\n` +
        `https://www.example.com/senior-travel-deals?preview=${labels}\n`,
    );
  });

  it('lists ten paths while the origin is not known, and says how many there are more', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/deal-${String(index)}`);
    const lines = (await printed({}, () => Promise.resolve({ releases: [release], paths }))).split('\n');
    expect(lines.slice(1, 2)).toEqual([`/deal-0?preview=${label}`]);
    expect(lines.slice(11)).toEqual(['and 2 more', '']);
  });
});
