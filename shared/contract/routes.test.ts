/** @jest-environment node */
import shared from '../locales/en/shared.json';
import { menuPaths, ROUTES } from './routes';
import table from './routes.json' with { type: 'json' };

describe('The table of routes', () => {
  it.each(Object.entries(table))('gives %s, in the form of a path, to a remote', (path, { remote }) => {
    expect(remote).toMatch(/^mfe-[a-z\d-]+$/);
    expect(path).toMatch(/^(?:\/|(?:\/[a-z\d]+(?:-[a-z\d]+)*)+)$/);
  });

  it('lists in menus exactly the pages that have a short name for links', () => {
    const listed = Object.entries(table).filter(([, entry]) => 'menu' in entry);
    expect(listed.map(([path]) => path)).toEqual(Object.keys(shared.routes));
    for (const [, entry] of listed) {
      expect(entry).toMatchObject({ menu: expect.stringMatching(/^(?:guides|deals|legal)$/) as string });
    }
  });

  it('keeps the booking and the admin from search engines', () => {
    const hidden = ROUTES.filter(({ indexable = true }) => !indexable).map(({ remote }) => remote);
    expect(new Set(hidden)).toEqual(new Set(['mfe-booking', 'mfe-admin']));
  });

  it('lists the pages of a menu in the order of the table', () => {
    expect(menuPaths('legal')).toEqual(['/terms', '/privacy', '/disclaimer']);
  });
});
