import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { containerName, readSitePackage } from './sitePackage';

function writePackage(directory: string, content: object): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify(content));
}

/** A folder with some packages installed, whose contract assigns these paths to mfe-guides. */
function folderWith(packageJson: object, paths: readonly string[] = ['/blog']): string {
  const directory = temporaryFolder();
  writePackage(directory, packageJson);
  writePackage(join(directory, 'node_modules/@farekite/shared'), { version: '1.2.3' });
  mkdirSync(join(directory, 'node_modules/@farekite/shared/locales/es'), { recursive: true });
  const contract = join(directory, 'node_modules/@farekite/shared/contract');
  mkdirSync(contract);
  const routes = Object.fromEntries(paths.map((path) => [path, { remote: 'mfe-guides' }]));
  writeFileSync(join(contract, 'routes.json'), JSON.stringify(routes));
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
      farekite: { budgets: { entry: 7_000 } },
    });
    expect(readSitePackage(directory)).toEqual({
      directory,
      name: 'mfe-guides',
      kind: 'remote',
      pages: { '/blog': './src/pages/Blog/Blog.tsx' },
      shared: { react: '^19.0.0' },
      provides: {},
      budgets: { entry: 7_000 },
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
    const directory = temporaryFolder();
    expect(() => readSitePackage(directory)).toThrow(
      `There is no package.json in ${directory}. Run the command in the folder of the shell or of a remote.`,
    );
  });

  it.each([{}, { farekite: {} }])(
    'refuses a package that has no pages and whose package.json adds %j',
    (packageJson) => {
      const directory = folderWith({ name: 'other', ...packageJson });
      expect(() => readSitePackage(directory)).toThrow(
        `${join(directory, 'package.json')} describes neither a remote nor the shell. ` +
          'A remote has its pages in shared/contract/routes.json: "/path": { "remote": "other" }.',
      );
    },
  );

  it.each([
    [['/admin/blog', '/admin-blog'], '/admin/blog and /admin-blog are both called AdminBlog'],
    [['/', '/blog', '/home'], '/ and /home are both called Home'],
  ])('refuses a remote with the paths %j, whose files would replace each other', (paths, problem) => {
    const directory = folderWith({ name: 'mfe-guides' }, paths);
    expect(() => readSitePackage(directory)).toThrow(
      `${problem} in mfe-guides. ` +
        'Change a path, in shared/contract/routes.json or in farekite.developmentRoutes of the package.json.',
    );
  });

  it('refuses a path that only farekite dev shows like any other, but not one that is in both tables', () => {
    const withRoutes = (...developmentRoutes: string[]) =>
      folderWith({ name: 'mfe-guides', farekite: { developmentRoutes } });
    expect(Object.keys(readSitePackage(withRoutes('/blog')).pages)).toEqual(['/blog']);
    const directory = withRoutes('/a-b', '/a/b');
    expect(() => readSitePackage(directory)).toThrow('/a-b and /a/b are both called AB in mfe-guides. ');
  });

  it.each(['#', '!', '?'])(
    'refuses a folder with %s in its path, where webpack finds no file',
    (character) => {
      const directory = join(folderWith({ name: 'mfe-guides' }), `a${character}b`);
      writePackage(directory, { name: 'mfe-guides' });
      expect(() => readSitePackage(directory)).toThrow(
        `${directory} has the character ${character} in its path, which webpack cannot read. Rename the folder`,
      );
    },
  );

  it('refuses a package that provides packages and is not called shell', () => {
    const directory = folderWith({ name: 'mfe-guides', farekite: { provides: ['react'] } });
    expect(() => readSitePackage(directory)).toThrow(
      `${join(directory, 'package.json')} is wrong: name is "mfe-guides", but only "shell" has farekite.provides. ` +
        'Correct the file and run the command again.',
    );
  });

  it('refuses a shell whose site.json breaks a rule', () => {
    const directory = folderWith({ name: 'shell', farekite: { provides: ['react'] } });
    writeFileSync(join(directory, 'site.json'), '{}');
    expect(() => readSitePackage(directory)).toThrow(
      `${join(directory, 'site.json')} is wrong: name is missing. `,
    );
  });

  it('refuses a shell that provides a package which is not installed', () => {
    const directory = folderWith({ name: 'shell', farekite: { provides: ['left-pad'] } });
    expect(() => readSitePackage(directory)).toThrow(
      `left-pad is not installed for ${directory}. Run npm install there.`,
    );
  });

  it.each([
    [{ name: '../x' }, 'name is "../x", which is not the name of a package'],
    [{ name: 7 }, 'name is 7, which is not a text'],
    [
      { peerDependencies: { react: 'newest' } },
      'peerDependencies.react is "newest", which is not a range of versions such as ^1.2.3',
    ],
    [{ farekite: { provides: 'react' } }, 'farekite.provides is "react", which is not a list'],
    [
      { farekite: { provides: ['../../x'] } },
      'farekite.provides[0] is "../../x", which is not the name of a package',
    ],
    [{ farekite: { budgets: { entry: -1 } } }, 'farekite.budgets.entry is -1, which is not a size in bytes'],
    [
      { farekite: { budgets: { script: '7 kB' } } },
      'farekite.budgets.script is "7 kB", which is neither a size in bytes nor an object with a size for each path',
    ],
    [
      { farekite: { developmentRoutes: ['../x'] } },
      'farekite.developmentRoutes[0] is "../x", which is not a path of lower-case words such as /first-class-deals',
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
