import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { chunkName, findPage } from './pageNames';

describe('findPage', () => {
  it.each([
    ['/', './src/pages/Home/Home.tsx'],
    ['/flight-results', './src/pages/FlightResults/FlightResults.tsx'],
    ['/admin/blog', './src/pages/AdminBlog/AdminBlog.tsx'],
  ])('finds the file of the page %s, and says where it is missing', (path, file) => {
    const remote = temporaryFolder();
    expect(() => findPage(remote, path)).toThrow(
      `The package in ${remote} has no file for its page ${path}. Write ${file}. ` +
        'Which package a path belongs to is in shared/contract/routes.json.',
    );
    mkdirSync(dirname(join(remote, file)), { recursive: true });
    writeFileSync(join(remote, file), '');
    expect(findPage(remote, path)).toBe(file);
  });
});

describe('chunkName', () => {
  it.each([
    ['/', 'home'],
    ['/blog', 'blog'],
    ['/admin/blog', 'admin-blog'],
  ])('names the chunk and the namespace of the page %s: %s', (path, name) => {
    expect(chunkName(path)).toBe(name);
  });
});
