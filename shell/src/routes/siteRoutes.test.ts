import { ROUTE_PATHS, ROUTES } from '@farekite/shared/contract';
import { findRoute, isRouteUnknown, loadRoutes, mayBeRemote } from './siteRoutes';

describe('findRoute', () => {
  it.each(ROUTE_PATHS)('finds %s [SHELL-2]', (path) => {
    expect(findRoute(path)?.path).toBe(path);
  });

  it('finds the remote that owns a page', () => {
    for (const { path, remote } of ROUTES) expect(findRoute(path)?.remote).toBe(remote);
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
});

describe('A site whose routes are all in the script', () => {
  it('knows of every path whether it has a page', () => {
    expect(isRouteUnknown('/blog')).toBe(false);
    expect(isRouteUnknown('/nowhere')).toBe(false);
  });

  it('knows the names of its remotes', () => {
    expect(mayBeRemote('mfe-deals')).toBe(true);
    expect(mayBeRemote('mfe-nobody')).toBe(false);
    expect(mayBeRemote('shell')).toBe(false);
  });

  it('loads nothing', async () => {
    window.fetch = jest.fn();
    await loadRoutes();
    expect(window.fetch).not.toHaveBeenCalled();
  });
});

describe('A site that has more routes than the script', () => {
  const fetchFile = jest.fn();
  let routes: typeof import('./siteRoutes');

  const answer = (status: number, body: string) =>
    ({ ok: status === 200, status, json: () => Promise.resolve(JSON.parse(body) as unknown) }) as Response;

  beforeEach(() => {
    window.fetch = fetchFile;
    fetchFile.mockReset().mockResolvedValue(answer(200, '{"mfe-home":["/"],"mfe-guides":["/blog"]}'));
    jest.isolateModules(() => {
      jest.doMock('./firstRoutes.data', () => ({ paths: { 'mfe-home': ['/'] }, isComplete: false }));
      routes = jest.requireActual('./siteRoutes');
    });
  });

  it('knows at first those in the script, and the route of the page', () => {
    routes.addRoutes([{ path: '/terms', remote: 'mfe-home' }]);
    expect(['/', '/terms', '/blog'].map(routes.isRouteUnknown)).toEqual([false, false, true]);
    expect(routes.findRoute('/blog')).toBeUndefined();
  });

  it('knows all of them once they are loaded, from one request', async () => {
    await Promise.all([routes.loadRoutes(), routes.loadRoutes()]);
    await routes.loadRoutes();
    expect(fetchFile.mock.calls).toEqual([['/routes.json']]);
    expect(routes.findRoute('/blog')).toEqual({ path: '/blog', remote: 'mfe-guides' });
    expect(routes.isRouteUnknown('/nowhere')).toBe(false);
  });

  it('takes any name but the shell’s for that of a remote until then', async () => {
    expect(routes.mayBeRemote('mfe-guides')).toBe(true);
    expect(routes.mayBeRemote('mfe-nobody')).toBe(true);
    expect(routes.mayBeRemote('shell')).toBe(false);
    await routes.loadRoutes();
    expect(routes.mayBeRemote('mfe-nobody')).toBe(false);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => Promise.resolve(answer(503, ''))],
    ['the file is damaged', () => Promise.resolve(answer(200, '{"mfe-home":'))],
    ['the file has another form', () => Promise.resolve(answer(200, '{"mfe-home":7}'))],
  ])('tries again the next time when %s', async (_what, fail) => {
    fetchFile.mockImplementationOnce(fail);
    await routes.loadRoutes();
    expect(routes.isRouteUnknown('/blog')).toBe(true);
    await routes.loadRoutes();
    expect(routes.isRouteUnknown('/blog')).toBe(false);
  });
});
