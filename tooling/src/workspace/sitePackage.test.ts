import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { containerName, readSitePackage } from './sitePackage';

function writePackage(directory: string, content: object): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify(content));
}

/** A folder with some packages installed, whose contract assigns /blog to mfe-guides. */
function folderWith(packageJson: object): string {
  const directory = temporaryFolder();
  writePackage(directory, packageJson);
  writePackage(join(directory, 'node_modules/@farekite/shared'), { version: '1.2.3' });
  mkdirSync(join(directory, 'node_modules/@farekite/shared/locales/es'), { recursive: true });
  const contract = join(directory, 'node_modules/@farekite/shared/contract');
  mkdirSync(contract);
  writeFileSync(join(contract, 'routes.json'), JSON.stringify({ '/blog': { remote: 'mfe-guides' } }));
  const page = join(directory, 'src/pages/Blog');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'Blog.tsx'), '');
  writePackage(join(directory, 'node_modules/react'), { version: '19.3.1' });
  return directory;
}

describe('readSitePackage', () => {
  it('reads a remote, which has pages', () => {
    const directory = folderWith({
      name: 'mfe-guides',
      peerDependencies: { react: '^19.0.0' },
    });
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
    expect(readSitePackage(directory)).toMatchObject({
      name: 'shell',
      kind: 'shell',
      pages: {},
      shared: {},
      provides: { react: '19.3.1' },
    });
  });

  it('refuses a folder without package.json', () => {
    expect(() => readSitePackage(temporaryFolder())).toThrow(
      /^There is no package\.json in .+\. Run the command/,
    );
  });

  it('reads a path that is in the table and among those that only farekite dev shows once', () => {
    const directory = folderWith({ name: 'mfe-guides', farekite: { developmentRoutes: ['/blog'] } });
    expect(Object.keys(readSitePackage(directory).pages)).toEqual(['/blog']);
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
      { name: 'mfe-guides', farekite: { developmentRoutes: ['/a-b', '/a/b'] } },
      /^\/a-b and \/a\/b are both called AB in mfe-guides\. Change a path/,
    ],
    [
      'with a page called like the one of /',
      { name: 'mfe-guides', farekite: { developmentRoutes: ['/', '/home'] } },
      /^\/ and \/home are both called Home in mfe-guides\. Change a path/,
    ],
  ])('refuses a package %s', (_what, packageJson, problem) => {
    const directory = folderWith(packageJson);
    expect(() => readSitePackage(directory)).toThrow(problem);
  });

  it('refuses a folder in whose path webpack finds no file', () => {
    const directory = join(folderWith({ name: 'mfe-guides' }), 'a#b');
    writePackage(directory, { name: 'mfe-guides' });
    expect(() => readSitePackage(directory)).toThrow(
      `${directory} has the character # in its path, which webpack cannot read. Rename the folder`,
    );
  });

  it('refuses a shell whose site.json breaks a rule', () => {
    const directory = folderWith({ name: 'shell', farekite: { provides: ['react'] } });
    writeFileSync(join(directory, 'site.json'), '{}');
    expect(() => readSitePackage(directory)).toThrow(
      `${join(directory, 'site.json')} is wrong: name: Invalid key: Expected "name" but received undefined. `,
    );
  });

  it.each([
    [{ name: '../x' }, 'name: Expected the name of a package or a module but received "../x"'],
    [{ name: 7 }, 'name: Invalid type: Expected string but received 7'],
    [
      { peerDependencies: { react: 'newest' } },
      'peerDependencies.react: Expected a range of versions such as ^1.2.3 but received "newest"',
    ],
    [
      { farekite: { provides: 'react' } },
      'farekite.provides: Invalid type: Expected Array but received "react"',
    ],
    [
      { farekite: { provides: ['../../x'] } },
      'farekite.provides.0: Expected the name of a package or a module but received "../../x"',
    ],
    [
      { farekite: { developmentRoutes: ['../x'] } },
      'farekite.developmentRoutes.0: Expected a path of lower-case words such as /first-class-deals, none of the tool’s own (/healthz, /live, /releases), but received "../x"',
    ],
  ])('refuses a package.json with %j', (packageJson, problem) => {
    const directory = folderWith(packageJson);
    expect(() => readSitePackage(directory)).toThrow(
      `${join(directory, 'package.json')} is wrong: ${problem}. Correct the file and run the command again.`,
    );
  });

  it('refuses a package.json that is no JSON', () => {
    const directory = folderWith({});
    writeFileSync(join(directory, 'package.json'), '{\n"name": ');
    expect(() => readSitePackage(directory)).toThrow(
      `${join(directory, 'package.json')} is wrong: it is not JSON. `,
    );
  });
});

describe('containerName', () => {
  it('makes an identifier of the name of a remote', () => {
    expect(containerName('mfe-deals')).toBe('mfe_deals');
  });
});
