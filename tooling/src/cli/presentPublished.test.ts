import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { describePreviewed, previewedReleases } from './presentPublished';

const { release } = fakeDeals('Next');
const shell = fakeShell().release;
const label = `mfe-deals@${release.version}`;

describe('describePreviewed', () => {
  it('lists the addresses of the pages of all releases that are previewed together', () => {
    const preview = { releases: [release, shell], paths: ['/senior-travel-deals', '/first-class-deals'] };
    const labels = `${label},shell@${shell.version}`;
    expect(describePreviewed(previewedReleases(preview, { origin: 'https://www.example.com' }))).toBe(
      `To see ${label} and shell@${shell.version}, open one of these pages:\n` +
        `https://www.example.com/first-class-deals?preview=${labels}\n` +
        `https://www.example.com/senior-travel-deals?preview=${labels}`,
    );
  });

  it('lists ten paths while the origin is not known, and says how many there are more', () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/deal-${String(index)}`);
    const lines = describePreviewed(previewedReleases({ releases: [release], paths }, {})).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[1]).toBe(`/deal-0?preview=${label}`);
    expect(lines.at(-1)).toBe('and 2 more');
  });
});
