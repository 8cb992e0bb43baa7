/** @jest-environment node */
import { DEALS_RELEASE, VERIFIED_DEALS, testHash } from '../testing/releases';
import { inlineRelease } from './inlineRelease';

it('inlineRelease keeps this page alone with its files, its texts in all languages and what pages load on demand, and adds the hash of the manifest', () => {
  const files = [
    'browser/remoteEntry.js',
    'browser/common.js',
    'browser/common.css',
    'browser/first-class-deals.js',
    'browser/first-class-deals.css',
    'browser/calendar.js',
    'browser/calendar.css',
    'browser/locales/en/first-class-deals.js',
    'browser/locales/es/first-class-deals.js',
  ];
  expect(inlineRelease(VERIFIED_DEALS, '/first-class-deals')).toEqual({
    manifestIntegrity: testHash('manifest'),
    release: {
      ...DEALS_RELEASE,
      files: Object.fromEntries(files.map((file) => [file, testHash(file)])),
      pages: { '/first-class-deals': DEALS_RELEASE.pages['/first-class-deals'] },
    },
  });
});
