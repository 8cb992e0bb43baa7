import type { RemoteRelease } from '@farekite/shared/protocol';
import { DEALS_RELEASE, locateInDeals, testHash } from '../testing/releases';
import { VERIFIED_DEALS } from '../testing/renderablePage';
import { inlineRelease } from './inlineRelease';

function inline(release: RemoteRelease = DEALS_RELEASE) {
  return inlineRelease({ ...VERIFIED_DEALS, release }, '/first-class-deals');
}

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

  it('keeps this page only', () => {
    expect(inline().release.pages).toEqual({
      '/first-class-deals': DEALS_RELEASE.pages['/first-class-deals'],
    });
  });

  it('keeps everything else of the release, and adds the hash of its manifest', () => {
    const { release, manifestIntegrity } = inline();
    expect(release).toEqual({ ...DEALS_RELEASE, files: release.files, pages: release.pages });
    expect(manifestIntegrity).toBe(testHash('manifest'));
  });

  it('does not grow with other pages and pictures of the remote', () => {
    const grown: RemoteRelease = {
      ...DEALS_RELEASE,
      files: {
        ...DEALS_RELEASE.files,
        'browser/premium-comfort.js': testHash('comfort'),
        'browser/locales/en/premium-comfort.js': testHash('comfort in English'),
        'browser/assets/seat.webp': testHash('seat'),
      },
      pages: {
        ...DEALS_RELEASE.pages,
        '/premium-comfort': {
          ...locateInDeals('/top-airlines').page,
          scripts: ['browser/premium-comfort.js'],
          namespaces: ['premium-comfort'],
        },
      },
    };
    expect(inline(grown)).toEqual(inline());
  });

  it('returns the same for the same release at any time', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21') });
    const today = JSON.stringify(inline());
    jest.useFakeTimers({ now: new Date('2031-01-01') });
    expect(JSON.stringify(inline())).toBe(today);
    jest.useRealTimers();
  });
});
