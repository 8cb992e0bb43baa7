import { menuEntries, ROUTE_PATHS, ROUTES } from './routes';
import table from './routes.json' with { type: 'json' };

/** The lines of the table that a menu shows. */
const listed = Object.entries(table).filter(([, entry]) => 'menu' in entry || 'name' in entry);

describe('routes.json', () => {
  it.each(ROUTE_PATHS)('has %s in the form of a path', (path) => {
    expect(path).toMatch(/^(?:\/|(?:\/[a-z]+(?:-[a-z]+)*)+)$/);
  });

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
  it.each(['guides', 'deals', 'legal'] as const)(
    'lists the pages of the menu %s with their names, in the order of the table',
    (menu) => {
      const inMenu = listed.filter(([, entry]) => 'menu' in entry && entry.menu === menu);
      expect(inMenu).not.toEqual([]);
      expect(menuEntries(menu)).toEqual(
        inMenu.map(([path, entry]) => ({ path, name: 'name' in entry && entry.name })),
      );
    },
  );
});
