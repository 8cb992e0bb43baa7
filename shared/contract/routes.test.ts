import { menuEntries, ROUTE_PATHS, ROUTES } from './routes';
import table from './routes.json' with { type: 'json' };

describe('routes.json', () => {
  it.each(ROUTE_PATHS)('has %s in the form of a path', (path) => {
    expect(path).toMatch(/^(?:\/|(?:\/[a-z]+(?:-[a-z]+)*)+)$/);
  });

  const listed = Object.entries(table).filter(([, entry]) => 'menu' in entry || 'name' in entry);
  it.each(listed)('lists %s in a menu that exists, under a name in each language', (_path, entry) => {
    expect(entry).toMatchObject({
      menu: expect.stringMatching(/^(?:guides|deals|legal)$/) as string,
      name: { en: expect.stringMatching(/\S/) as string, es: expect.stringMatching(/\S/) as string },
    });
  });
});

describe('ROUTES', () => {
  it('gives every path to a remote', () => {
    expect(ROUTES.map(({ path }) => path)).toEqual(ROUTE_PATHS);
    for (const { remote } of ROUTES) expect(remote).toMatch(/^mfe-[a-z-]+$/);
  });

  it('keeps the booking and the admin from search engines', () => {
    const hidden = ROUTES.filter(({ indexable = true }) => !indexable).map(({ remote }) => remote);
    expect(new Set(hidden)).toEqual(new Set(['mfe-booking', 'mfe-admin']));
  });
});

describe('menuEntries', () => {
  it('lists the pages of a menu in the order of the table', () => {
    expect(menuEntries('legal')).toMatchObject([
      { path: '/terms', name: { en: 'Terms and Conditions', es: 'Términos y condiciones' } },
      { path: '/privacy', name: { en: 'Privacy Policy', es: 'Política de privacidad' } },
      { path: '/disclaimer', name: { en: 'Disclaimer', es: 'Descargo de responsabilidad' } },
    ]);
  });
});
