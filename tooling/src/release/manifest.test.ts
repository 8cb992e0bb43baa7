import { fakeRemote } from '../testing/fakeReleases';
import { contentVersion } from './manifest';

const { release } = fakeRemote('mfe-deals');

describe('contentVersion', () => {
  it('depends neither on the order of the keys nor on a version that the manifest has already', () => {
    const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());
    const pages = Object.entries(release.pages).map(([path, page]) => [path, reversed(page)]);
    const other = reversed({ ...release, version: 'another', pages: Object.fromEntries(pages) as object });
    expect(JSON.stringify(other.pages)).not.toBe(JSON.stringify(release.pages));
    expect(contentVersion(other)).toBe(release.version);
  });

  it.each([
    ['hash of a file', { files: { ...release.files, 'browser/remoteEntry.js': 'sha384-x' } }],
    // They are an order of scripts, too.
    ['order of a list', { languages: release.languages.toReversed() }],
  ])('changes with the %s', (_what, change) => {
    expect(contentVersion({ ...release, ...change })).not.toBe(release.version);
  });
});
