import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { containerName, pageName, readRoom } from './room';

function writePackage(directory: string, content: object): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify(content));
}

/** A folder with some packages installed. */
function folderWith(packageJson: object): string {
  const directory = temporaryFolder();
  writePackage(directory, packageJson);
  writePackage(join(directory, 'node_modules/@farekite/shared'), { version: '1.2.3' });
  writePackage(join(directory, 'node_modules/react'), { version: '19.3.1' });
  return directory;
}

describe('A room', () => {
  it('is a remote when it has pages', () => {
    const directory = folderWith({
      name: 'mfe-deals',
      peerDependencies: { react: '^19.0.0' },
      farekite: { pages: { '/blog': './src/Blog.tsx' }, budgets: { entry: 7_000 } },
    });
    expect(readRoom(directory)).toEqual({
      directory,
      name: 'mfe-deals',
      kind: 'remote',
      pages: { '/blog': './src/Blog.tsx' },
      shared: { react: '^19.0.0' },
      provides: {},
      budgets: { entry: 7_000 },
      contract: '1.2.3',
    });
  });

  it('is the shell when it provides packages, in the versions that are installed', () => {
    const directory = folderWith({ name: 'shell', farekite: { provides: ['react'] } });
    expect(readRoom(directory)).toMatchObject({
      name: 'shell',
      kind: 'shell',
      pages: {},
      shared: {},
      provides: { react: '19.3.1' },
    });
  });

  it('is no folder without package.json', () => {
    const directory = temporaryFolder();
    expect(() => readRoom(directory)).toThrow(
      `There is no package.json in ${directory}. Run the command in the folder of the shell or of a remote.`,
    );
  });

  it.each([{}, { farekite: {} }])('is no package that says %j', (packageJson) => {
    const directory = folderWith({ name: 'other', ...packageJson });
    expect(() => readRoom(directory)).toThrow(
      `${join(directory, 'package.json')} describes neither a remote nor the shell. ` +
        'A remote lists its pages under "farekite": { "pages": { "/path": "./src/…" } }.',
    );
  });
});

describe('A name', () => {
  it('of a remote is an identifier as its container’s', () => {
    expect(containerName('mfe-deals')).toBe('mfe_deals');
  });

  it.each([
    ['/', 'index'],
    ['/blog', 'blog'],
    ['/admin/blog', 'admin-blog'],
  ])('of the page %s is %s in files', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});
