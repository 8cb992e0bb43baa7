import { DEALS_RELEASE, VERIFIED_DEALS, testHash } from '../testing/releases';
import { inlineRelease } from './inlineRelease';

const inline = () => inlineRelease(VERIFIED_DEALS, '/first-class-deals');

describe('inlineRelease', () => {
  it('keeps the files of this page, its texts in all languages, and what pages load on demand, with their hashes', () => {
    expect(inline().release.files).toEqual(
      Object.fromEntries(
        [
          'browser/remoteEntry.js',
          'browser/common.js',
          'browser/common.css',
          'browser/first-class-deals.js',
          'browser/first-class-deals.css',
          'browser/calendar.js',
          'browser/calendar.css',
          'browser/locales/en/first-class-deals.js',
          'browser/locales/es/first-class-deals.js',
        ].map((file) => [file, testHash(file)]),
      ),
    );
  });

  it('keeps no other page, everything else of the release, and adds the hash of its manifest', () => {
    const { release, manifestIntegrity } = inline();
    const { '/first-class-deals': page } = DEALS_RELEASE.pages;
    expect(release).toEqual({
      ...DEALS_RELEASE,
      files: release.files,
      pages: { '/first-class-deals': page },
    });
    expect(manifestIntegrity).toBe(testHash('manifest'));
  });
});
