import { ROUTE_PATHS } from '@farekite/shared/contract';
import { findRoute, ROUTES } from './routes';

describe('The route table', () => {
  it('holds every path of the contract, once', () => {
    expect(ROUTES.map(({ path }) => path).sort()).toEqual([...ROUTE_PATHS].sort());
    expect(ROUTES).toHaveLength(24);
  });

  it('gives every page to a remote', () => {
    expect([...new Set(ROUTES.map(({ remote }) => remote))].sort()).toEqual([
      'mfe-admin',
      'mfe-booking',
      'mfe-deals',
      'mfe-guides',
      'mfe-home',
    ]);
  });

  it('keeps the booking and the admin from search engines, and nothing else', () => {
    expect(ROUTES.filter(({ indexable }) => indexable === false).map(({ path }) => path)).toEqual([
      '/flight-results',
      '/booking-process',
      '/admin',
      '/admin/blog',
    ]);
  });
});

describe('A route is found', () => {
  it.each(ROUTE_PATHS)('by %s', (path) => {
    expect(findRoute(path)?.path).toBe(path);
  });

  it.each([
    ['/about/', '/about'],
    ['/admin/blog/', '/admin/blog'],
    ['/%61bout', '/about'],
  ])('by %s, which stands for %s', (address, path) => {
    expect(findRoute(address)?.path).toBe(path);
  });

  it.each(['', '/nowhere', '/admin/users', '/About', '/about//', 'about', '/%', '/constructor'])(
    'by no such address as %j',
    (address) => {
      expect(findRoute(address)).toBeUndefined();
    },
  );
});
