import { chunkName } from './pageNames';

describe('chunkName', () => {
  it.each([
    ['/', 'home'],
    ['/blog', 'blog'],
    ['/admin/blog', 'admin-blog'],
  ])('names the chunk and the namespace of the page %s: %s', (path, name) => {
    expect(chunkName(path)).toBe(name);
  });
});
