import { ROUTE_PATHS } from '@farekite/shared/contract';
import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { DealsBand } from './DealsBand';

const PATHS_WITH = [
  '/about',
  '/contact',
  '/paris-guide',
  '/tokyo-guide',
  '/new-york-guide',
  '/london-guide',
  '/blog',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/flight-results',
];

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

  it.each([...ROUTE_PATHS.filter((path) => !PATHS_WITH.includes(path)), '/family-travel-deals/'])(
    'is not shown on %s',
    (path) => {
      renderInShell(<DealsBand />, { path });
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );
});
