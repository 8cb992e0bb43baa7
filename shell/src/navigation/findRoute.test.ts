/** @jest-environment node */
import { ROUTES } from '@farekite/shared/contract';
import { createRoutes } from '../routes';
import { findRoute } from './findRoute';

const TABLE = createRoutes(ROUTES);

describe('findRoute', () => {
  it.each([
    ['/about/', '/about'],
    ['/admin/blog/', '/admin/blog'],
    ['/%61bout', '/about'],
    ['/es/about', '/about'],
    ['/es', '/'],
  ])('takes %s for %s', (address, path) => {
    expect(findRoute(TABLE, address)?.path).toBe(path);
  });

  it.each([
    '/nowhere',
    '/es/nowhere',
    '/en/about',
    '/ES/about',
    '/es//about',
    '/admin/users',
    '/About',
    '/about//',
    '/%',
  ])('finds no page at %j [SHELL-3]', (address) => {
    // React Router warns of addresses that cannot be decoded.
    jest.spyOn(console, 'warn').mockImplementation();
    expect(findRoute(TABLE, address)).toBeUndefined();
  });
});
