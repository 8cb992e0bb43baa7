import { fakeRemote } from '../testing/fakeReleases';
import { contentVersion, labelOf, serializeManifest } from './manifest';

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

describe('The version of a release', () => {
  it('is sixteen hexadecimal digits', () => {
    expect(version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same whatever the order of the keys', () => {
    expect(JSON.stringify(reversed(content))).not.toBe(JSON.stringify(content));
    expect(contentVersion(reversed(content))).toBe(version);
  });

  it('does not depend on the version that stands there', () => {
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
  ])('is another with another %s', (_what, other) => {
    expect(contentVersion(other)).not.toBe(version);
  });

  it('is another with another order of a page’s scripts, which is the order of loading', () => {
    const withScripts = (...scripts: string[]) =>
      contentVersion({
        ...content,
        pages: { '/': { module: './index', server: 'server/index.js', scripts, styles: [] } },
      });
    expect(withScripts('a.js', 'b.js')).not.toBe(withScripts('b.js', 'a.js'));
  });
});

describe('A manifest', () => {
  it('begins with name and version, for who reads it', () => {
    expect(serializeManifest(release)).toMatch(/^\{\n {2}"name": "mfe-deals",\n {2}"version": "\w{16}",\n/);
  });

  it('survives being written and read', () => {
    expect(JSON.parse(serializeManifest(release))).toEqual(release);
  });

  it('is called by name and version', () => {
    expect(labelOf(release)).toBe(`mfe-deals@${version}`);
  });
});
