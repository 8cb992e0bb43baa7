import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { containerName, readSitePackage } from './sitePackage';

/** A folder with some packages installed, whose contract assigns /blog to mfe-guides. */
function folderWith(packageJson: object): string {
  const directory = temporaryFolder();
  const files = {
    'package.json': packageJson,
    'src/pages/Blog/Blog.tsx': {},
    'node_modules/react/package.json': { version: '19.3.1' },
    'node_modules/@farekite/shared/package.json': { version: '1.2.3' },
    'node_modules/@farekite/shared/locales/es/shared.json': {},
    'node_modules/@farekite/shared/contract/routes.json': { '/blog': { remote: 'mfe-guides' } },
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), JSON.stringify(content));
  }
  return directory;
}

const guidesWith = (...developmentRoutes: readonly string[]) => ({
  name: 'mfe-guides',
  farekite: { developmentRoutes },
});

describe('readSitePackage', () => {
  it('reads a remote, which has pages', () => {
    const directory = folderWith({ name: 'mfe-guides', peerDependencies: { react: '^19.0.0' } });
    expect(readSitePackage(directory)).toEqual({
      directory,
      name: 'mfe-guides',
      kind: 'remote',
      pages: { '/blog': './src/pages/Blog/Blog.tsx' },
      shared: { react: '^19.0.0' },
      provides: {},
      languages: ['en'],
      namespaces: { '/blog': ['shared'] },
      contract: '1.2.3',
    });
  });

  it('reads the shell, which provides packages in the versions that are installed', () => {
    const directory = folderWith({ name: 'shell', farekite: { provides: ['react'] } });
    const shell = { name: 'shell', kind: 'shell', pages: {}, shared: {}, provides: { react: '19.3.1' } };
    expect(readSitePackage(directory)).toMatchObject(shell);
  });

  it('reads a path that is in the table and among those that only farekite dev shows once', () => {
    expect(Object.keys(readSitePackage(folderWith(guidesWith('/blog'))).pages)).toEqual(['/blog']);
  });

  it.each([
    [
      'that has no pages and does not provide packages',
      { name: 'other', farekite: {} },
      /package\.json describes neither a remote nor the shell\. A remote .*: "\/path": \{ "remote": "other" \}\.$/,
    ],
    [
      'that provides packages and is not called shell',
      { name: 'mfe-guides', farekite: { provides: ['react'] } },
      /package\.json is wrong: name is "mfe-guides", but only "shell" has farekite\.provides\. Correct/,
    ],
    [
      'that provides a package which is not installed',
      { name: 'shell', farekite: { provides: ['left-pad'] } },
      /^left-pad is not installed for .+\. Run npm install there\.$/,
    ],
    [
      'with two paths whose files would replace each other',
      guidesWith('/a-b', '/a/b'),
      /^\/a-b and \/a\/b are both called AB in mfe-guides\. Change a path/,
    ],
    [
      'with a page called like the one of /',
      guidesWith('/', '/home'),
      /^\/ and \/home are both called Home in mfe-guides\. Change a path/,
    ],
    [
      'with another name',
      { name: '../x' },
      /name is "\.\.\/x", which is not the name of a package\. Correct the/,
    ],
    ['with a name that is no text', { name: 7 }, /name is 7, which is not a text/],
    [
      'that needs a package in no range of versions',
      { peerDependencies: { react: 'newest' } },
      /peerDependencies\.react is "newest", which is not a range of versions such as \^1\.2\.3/,
    ],
    [
      'that provides no list',
      { farekite: { provides: 'react' } },
      /farekite\.provides is "react", which is not a list/,
    ],
    [
      'that provides what is not the name of a package',
      { farekite: { provides: ['../../x'] } },
      /farekite\.provides\[0\] is "\.\.\/\.\.\/x", which is not the name of a package/,
    ],
    [
      'with a path of another form',
      guidesWith('../x'),
      /farekite\.developmentRoutes\[0\] is "\.\.\/x", which is not a path of lower-case words such as/,
    ],
  ])('refuses a package %s', (_what, packageJson, problem) => {
    const directory = folderWith(packageJson);
    expect(() => readSitePackage(directory)).toThrow(problem);
  });

  it.each([
    ['package.json', temporaryFolder(), /^There is no package\.json in .+\. Run the command/],
    [
      'path that webpack can read',
      join(temporaryFolder(), 'a#b'),
      /a#b has the character # in its path, which webpack cannot read\. Rename the folder/,
    ],
  ])('refuses a folder without a %s', (_what, directory, problem) => {
    mkdirSync(directory, { recursive: true });
    if (directory.endsWith('a#b')) writeFileSync(join(directory, 'package.json'), '{}');
    expect(() => readSitePackage(directory)).toThrow(problem);
  });

  it('refuses a package.json that is no JSON', () => {
    const directory = folderWith({});
    writeFileSync(join(directory, 'package.json'), '{\n"name": ');
    expect(() => readSitePackage(directory)).toThrow(
      `${join(directory, 'package.json')} is wrong: it is not JSON. `,
    );
  });
});

test('containerName makes an identifier of the name of a remote', () => {
  expect(containerName('mfe-deals')).toBe('mfe_deals');
});
