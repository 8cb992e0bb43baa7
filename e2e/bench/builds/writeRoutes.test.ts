import { firstRoutes } from './writeRoutes';

describe('firstRoutes', () => {
  it('lists the paths of each remote', () => {
    const table = {
      '/': { remote: 'mfe-home' },
      '/blog': { remote: 'mfe-guides' },
      '/about': { remote: 'mfe-home' },
    };
    expect(firstRoutes(table)).toEqual({
      paths: { 'mfe-home': ['/', '/about'], 'mfe-guides': ['/blog'] },
      isComplete: true,
    });
  });

  it('leaves out what the script of the shell has no room for', () => {
    const table = Object.fromEntries(
      Array.from({ length: 101 }, (_, index) => [`/page-${String(index)}`, { remote: 'mfe-home' }]),
    );
    const { paths, isComplete } = firstRoutes(table);
    expect(isComplete).toBe(false);
    expect(paths['mfe-home']).toHaveLength(100);
    expect(paths['mfe-home']).not.toContain('/page-100');
  });
});
