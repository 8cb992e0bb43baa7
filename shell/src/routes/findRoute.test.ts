import { ROUTE_PATHS, type Route, type RoutePath } from '@farekite/shared/contract';
import { findRoute } from './findRoute';

describe('findRoute', () => {
  it.each(ROUTE_PATHS)('finds %s [SHELL-2]', (path) => {
    expect(findRoute(path)?.path).toBe(path);
  });

  it.each([
    ['/about/', '/about'],
    ['/admin/blog/', '/admin/blog'],
    ['/%61bout', '/about'],
  ])('takes %s for %s', (address, path) => {
    expect(findRoute(address)?.path).toBe(path);
  });

  it.each(['', '/nowhere', '/admin/users', '/About', '/about//', 'about', '/%', '/constructor'])(
    'finds no page at %j [SHELL-3]',
    (address) => {
      expect(findRoute(address)).toBeUndefined();
    },
  );

  it('finds a page that has a route in development only', () => {
    const route: Route = { path: '/design-system' as RoutePath, remote: 'design-system' };
    expect(findRoute('/design-system/', [route])).toBe(route);
    expect(findRoute('/design-system')).toBeUndefined();
  });
});
