import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { DealsBand } from './DealsBand';

describe('DealsBand', () => {
  it.each(['/about', '/no-such-page'])('leads from %s to three deals [LAYOUT-30]', (path) => {
    renderInShell(<DealsBand />, { path });
    const band = within(screen.getByRole('navigation', { name: 'Deals worth a look' }));
    expect(band.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/business-class-deals',
      '/family-travel-deals',
      '/weekend-getaway-deals',
    ]);
    expect(band.getByRole('link', { name: /^Business Class / })).toBeVisible();
  });

  it.each(['/', '/family-travel-deals/', '/admin'])('is not shown on %s', (path) => {
    renderInShell(<DealsBand />, { path });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
