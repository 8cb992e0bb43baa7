import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { findRouteTable, pathsOf, readRouteTable } from './routes';

/** A folder whose contract has this table of routes. */
function folderWith(table: object): { directory: string; file: string } {
  const directory = temporaryFolder();
  const contract = join(directory, 'node_modules/@farekite/shared/contract');
  mkdirSync(contract, { recursive: true });
  const file = join(contract, 'routes.json');
  writeFileSync(file, JSON.stringify(table));
  return { directory, file };
}

const TABLE = { '/': { remote: 'mfe-home' }, '/blog': { remote: 'mfe-guides', indexable: false } };

describe('readRouteTable', () => {
  it('reads the table of the contract that is installed', () => {
    expect(readRouteTable(folderWith(TABLE).directory)).toEqual(TABLE);
  });

  it('refuses a folder without the contract', () => {
    const directory = temporaryFolder();
    expect(findRouteTable(directory)).toBeUndefined();
    expect(() => readRouteTable(directory)).toThrow(
      `@farekite/shared is not installed for ${directory}. Run npm install there.`,
    );
  });

  it.each([
    [{ '/blog': {} }, '/blog.remote: Invalid key: Expected "remote" but received undefined'],
    [{ '/blog': { remote: 'shell' } }, '/blog.remote: Invalid value: Expected !"shell" but received "shell"'],
    [
      { '/Blog': { remote: 'mfe-guides' } },
      '/Blog: Expected a path of lower-case words such as /first-class-deals',
    ],
    [
      { '/blog': { remote: 'mfe-guides', name: { english: 'Blog' } } },
      '/blog.name.english: Expected a language of two letters but received "english"',
    ],
  ])('refuses %j', (table, problem) => {
    const { directory, file } = folderWith(table);
    expect(() => readRouteTable(directory)).toThrow(`${file} is wrong: ${problem}`);
  });
});

describe('pathsOf', () => {
  it('lists the paths of a remote in the table, then those that only farekite dev shows', () => {
    const { directory } = folderWith(TABLE);
    const packageJson = { name: 'mfe-guides', farekite: { developmentRoutes: ['/drafts'] } };
    writeFileSync(join(directory, 'package.json'), JSON.stringify(packageJson));
    expect(pathsOf(directory)).toEqual(['/blog', '/drafts']);
  });
});
