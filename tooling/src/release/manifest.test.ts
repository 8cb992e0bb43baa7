import { fakeRemote } from '../testing/fakeReleases';
import { contentVersion, serializeManifest } from './manifest';

const { release } = fakeRemote('mfe-deals');
const { version, ...content } = release;

function reversed<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]: [string, unknown]) => [
        key,
        typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? reversed(inner) : inner,
      ]),
  ) as T;
}

describe('contentVersion', () => {
  it('is sixteen hexadecimal digits', () => {
    expect(version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('does not depend on the order of the keys', () => {
    expect(JSON.stringify(reversed(content))).not.toBe(JSON.stringify(content));
    expect(contentVersion(reversed(content))).toBe(version);
  });

  it('ignores a version that the manifest has already', () => {
    expect(contentVersion({ ...release, ...{ version: 'another' } })).toBe(version);
  });

  it.each([
    ['name', { ...content, name: 'mfe-dealz' }],
    ['contract', { ...content, contract: '1.0.1' }],
    [
      'hash of a file',
      { ...content, files: { ...content.files, 'browser/remoteEntry.js': 'sha384-x' as const } },
    ],
    ['set of files', { ...content, files: {} }],
    ['set of pages', { ...content, pages: {} }],
    ['range of a singleton', { ...content, shared: { react: '^19.0.1' } }],
  ])('changes with the %s', (_what, other) => {
    expect(contentVersion(other)).not.toBe(version);
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
  it('writes name and version first, for people who read the file', () => {
    expect(serializeManifest(release)).toMatch(/^\{\n {2}"name": "mfe-deals",\n {2}"version": "\w{16}",\n/);
  });

  it('writes JSON that parses to the same manifest', () => {
    expect(JSON.parse(serializeManifest(release))).toEqual(release);
  });
});
