import { fakeRemote } from '../testing/fakeReleases';
import { contentVersion, serializeManifest } from './manifest';

const { release } = fakeRemote('mfe-deals');
const { version, ...content } = release;

describe('contentVersion', () => {
  it('is sixteen hexadecimal digits', () => {
    expect(version).toMatch(/^[0-9a-f]{16}$/);
  });

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
    ['contract', { contract: '1.0.1' }],
    ['hash of a file', { files: { ...content.files, 'browser/remoteEntry.js': 'sha384-x' as const } }],
    ['set of files', { files: {} }],
    ['set of pages', { pages: {} }],
    ['range of a singleton', { shared: { react: '^19.0.1' } }],
  ])('changes with the %s', (_what, change) => {
    expect(contentVersion({ ...content, ...change })).not.toBe(version);
  });

  it('changes with the order of a page’s scripts, because they load in that order', () => {
    const withScripts = (...scripts: string[]) =>
      contentVersion({
        ...content,
        pages: { '/': { module: './index', server: 'server/index.js', scripts, styles: [], namespaces: [] } },
      });
    expect(withScripts('a.js', 'b.js')).not.toBe(withScripts('b.js', 'a.js'));
  });
});

describe('serializeManifest', () => {
  it('writes JSON that parses to the same manifest, with name and version first, for people who read it', () => {
    expect(serializeManifest(release)).toMatch(/^\{\n {2}"name": "mfe-deals",\n {2}"version": "\w{16}",\n/);
    expect(JSON.parse(serializeManifest(release))).toEqual(release);
  });
});
