import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { readSitePackage } from './sitePackage';

function folderWith(packageJson: object): string {
  return writeFiles(temporaryFolder(), {
    'package.json': packageJson,
    'src/pages/Blog/Blog.tsx': '',
    'node_modules/react/package.json': { version: '19.3.1' },
    'node_modules/@farekite/shared/package.json': { version: '1.2.3' },
    'node_modules/@farekite/shared/locales/es/shared.json': {},
    'node_modules/@farekite/shared/contract/routes.json': { '/blog': { remote: 'mfe-guides' } },
  });
}

const guidesWith = (...routes: string[]) => ({ name: 'mfe-guides', farekite: { developmentRoutes: routes } });
const shellWith = (...provides: string[]) => ({ name: 'shell', farekite: { provides } });

it('readSitePackage reads a remote, which has pages, once also when the table and farekite.developmentRoutes have the path', () => {
  const directory = folderWith({ ...guidesWith('/blog'), peerDependencies: { react: '^19.0.0' } });
  expect(readSitePackage(directory)).toEqual({
    directory,
    name: 'mfe-guides',
    kind: 'remote',
    pages: { '/blog': { file: './src/pages/Blog/Blog.tsx', namespaces: ['shared'] } },
    shared: { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0' },
    provides: {},
    languages: ['en'],
    contract: '1.2.3',
  });
});

it('readSitePackage reads the shell, which provides packages in the versions that are installed', () => {
  const shell = { name: 'shell', kind: 'shell', pages: {}, shared: {}, provides: { react: '19.3.1' } };
  expect(readSitePackage(folderWith(shellWith('react')))).toMatchObject(shell);
});

it('readSitePackage refuses a folder whose path webpack cannot read', () => {
  const folder = writeFiles(join(temporaryFolder(), 'f#'), { 'package.json': { name: 'shell' } });
  expect(() => readSitePackage(folder)).toThrow(`${folder} has the character # in its path`);
});

it.each([
  [
    'a package that has no pages',
    { name: 'other' },
    /package\.json describes neither a remote nor the shell\. A remote .*: "\/path": \{ "remote": "other" \}\.$/,
  ],
  ['a package that is not installed', shellWith('left-pad'), /^left-pad is not installed for .+\. Run npm/],
  ['two paths of one file', guidesWith('/a-b', '/a/b'), /^\/a-b and \/a\/b are both called AB in mfe-guides/],
  ['a wrong path', guidesWith('../x'), /farekite\.developmentRoutes\.0: Expected a path of lower-case words/],
])('readSitePackage refuses %s', (_what, packageJson, problem) => {
  expect(() => readSitePackage(folderWith(packageJson))).toThrow(problem);
});
