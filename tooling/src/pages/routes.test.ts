import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { findRouteTable, pathsOf, readRouteTable } from './routes';

const FILE = 'node_modules/@farekite/shared/contract/routes.json';

describe('readRouteTable', () => {
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
    [{ '/Blog': { remote: 'mfe-blog' } }, '/Blog: Expected a path of lower-case words such as /first-class'],
    [
      { '/blog': { remote: 'mfe-guides', name: { english: 'Blog' } } },
      '/blog.name.english: Expected a language of two letters but received "english"',
    ],
  ])('refuses %j', (table, problem) => {
    const directory = writeFiles(temporaryFolder(), { [FILE]: table });
    expect(() => readRouteTable(directory)).toThrow(`${join(directory, FILE)} is wrong: ${problem}`);
  });
});

describe('pathsOf', () => {
  it('lists what the package.json of a remote in a repository of its own has, until the table gives it to another', () => {
    const own = { remote: 'mfe-guides' };
    const directory = writeFiles(temporaryFolder(), {
      [FILE]: { '/blog': { remote: 'mfe-blog' } },
      'package.json': { name: 'mfe-guides', farekite: { routes: { '/blog': own, '/maps': own } } },
    });
    expect(pathsOf(directory)).toEqual(['/maps']);
  });

  it('lists the paths of a remote in the table, then those that only farekite dev shows', () => {
    const directory = writeFiles(temporaryFolder(), {
      [FILE]: { '/': { remote: 'mfe-home' }, '/blog': { remote: 'mfe-guides', indexable: false } },
      'package.json': { name: 'mfe-guides', farekite: { developmentRoutes: ['/drafts'] } },
    });
    expect(pathsOf(directory)).toEqual(['/blog', '/drafts']);
  });
});
