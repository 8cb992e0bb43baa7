import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { describePreviewed, previewedReleases } from './describePreviewed';

const { release } = fakeDeals('Next');
const label = `mfe-deals@${release.version}`;
const preview = { releases: [release], paths: ['/senior-travel-deals', '/first-class-deals'] };

describe('describePreviewed', () => {
  it('lists the addresses of the pages of a previewed release', () => {
    expect(describePreviewed(previewedReleases(preview, { origin: 'https://www.example.com' }))).toBe(
      `To see ${label}, open one of these pages:\n` +
        `https://www.example.com/first-class-deals?preview=${label}\n` +
        `https://www.example.com/senior-travel-deals?preview=${label}`,
    );
  });

  it('lists paths as long as the origin is not known, with all releases that are previewed together', () => {
    const shell = fakeShell().release;
    expect(previewedReleases({ releases: [release, shell], paths: ['/first-class-deals'] }).pages).toEqual([
      `/first-class-deals?preview=${label},shell@${shell.version}`,
    ]);
  });

  it('lists ten pages, and says how many there are more', () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/deal-${String(index)}`);
    const lines = describePreviewed(previewedReleases({ releases: [release], paths })).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('and 2 more');
  });
});
