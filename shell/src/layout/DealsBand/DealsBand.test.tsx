import { menuPaths, ROUTE_PATHS } from '@farekite/shared/contract';
import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { DealsBand } from './DealsBand';

const PATHS_WITHOUT: readonly string[] = [
  '/',
  ...menuPaths('deals'),
  '/booking-process',
  '/admin',
  '/admin/blog',
];

const PATHS_WITH = ROUTE_PATHS.filter((path) => !PATHS_WITHOUT.includes(path));

describe('DealsBand', () => {
  it.each([...PATHS_WITH, '/no-such-page', '/about/'])('leads from %s to three deals [LAYOUT-30]', (path) => {
    renderInShell(<DealsBand />, { path });
    const band = within(screen.getByRole('navigation', { name: 'Deals worth a look' }));
    expect(band.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/business-class-deals',
      '/family-travel-deals',
      '/weekend-getaway-deals',
    ]);
    expect(band.getByRole('link', { name: /^Business Class / })).toBeVisible();
  });

  it.each([...PATHS_WITHOUT, '/family-travel-deals/'])('is not shown on %s', (path) => {
    renderInShell(<DealsBand />, { path });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
