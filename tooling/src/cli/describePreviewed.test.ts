import type { RoutePath } from '@farekite/shared/contract';
import { fakeRemote, pageSource } from '../testing/fakeReleases';
import { describePreviewed, previewedRelease } from './describePreviewed';

function deals(...paths: readonly RoutePath[]) {
  const pages = paths.map((path) => [path, pageSource("return ''")] as const);
  return fakeRemote('mfe-deals', { pages: Object.fromEntries(pages) }).release;
}

describe('describePreviewed', () => {
  it('lists the addresses of the pages of a previewed release', () => {
    const release = deals('/senior-travel-deals', '/first-class-deals');
    const label = `mfe-deals@${release.version}`;
    expect(describePreviewed(previewedRelease(release, { origin: 'https://www.example.com' }))).toBe(
      `To see ${label}, open one of its pages:\n` +
        `https://www.example.com/first-class-deals?preview=${label}\n` +
        `https://www.example.com/senior-travel-deals?preview=${label}`,
    );
  });

  it('lists paths as long as the origin is not known', () => {
    const release = deals('/first-class-deals');
    expect(previewedRelease(release).pages).toEqual([
      `/first-class-deals?preview=mfe-deals@${release.version}`,
    ]);
  });

  it('lists ten pages, and says how many there are more', () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/deal-${String(index)}` as RoutePath);
    const lines = describePreviewed(previewedRelease(deals(...paths))).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('and 2 more');
  });
});
