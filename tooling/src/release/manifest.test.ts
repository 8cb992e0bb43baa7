import { fakeRemote } from '../testing/fakeReleases';
import { contentVersion, serializeManifest } from './manifest';

const { release } = fakeRemote('mfe-deals');
const { version, ...content } = release;

describe('contentVersion', () => {
  it('depends neither on the order of the keys nor on a version that the manifest has already', () => {
    const { pages, ...rest } = content;
    const [[path, page]] = Object.entries(pages) as [[string, object]];
    const reversedPage = Object.fromEntries(Object.entries(page).reverse());
    const other = { version: 'another', pages: { [path]: reversedPage }, ...rest };
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(release));
    expect(contentVersion(other as unknown as typeof release)).toBe(version);
  });

  it.each([
    ['name', { name: 'mfe-dealz' }],
    ['hash of a file', { files: { ...content.files, 'browser/remoteEntry.js': 'sha384-x' as const } }],
    // They are an order of scripts, too.
    ['order of a list', { languages: [...content.languages].reverse() }],
    ['range of a singleton', { shared: { react: '^19.0.1' } }],
  ])('changes with the %s', (_what, change) => {
    expect(contentVersion({ ...content, ...change })).not.toBe(version);
  });
});

describe('serializeManifest', () => {
  it('writes JSON that parses to the same manifest, with name and version first, for people who read it', () => {
    expect(serializeManifest(release)).toMatch(
      /^\{\n {2}"name": "mfe-deals",\n {2}"version": "[\da-f]{16}",\n/,
    );
    expect(JSON.parse(serializeManifest(release))).toEqual(release);
  });
});
