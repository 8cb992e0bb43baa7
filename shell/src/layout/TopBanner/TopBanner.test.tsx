import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { TopBanner } from './TopBanner';

describe('TopBanner', () => {
  it('shows the announcement in English [LAYOUT-3]', () => {
    renderInShell(<TopBanner />);
    const banner = within(screen.getByRole('region', { name: 'Announcement' }));
    expect(banner.getByText('Get Great Deals! Choose from 200+ airlines for low airfares!')).toBeVisible();
    expect(banner.getByText('Follow Us')).toBeVisible();
  });

  it('shows the announcement in Spanish', () => {
    renderInShell(<TopBanner />, { language: 'es' });
    const banner = within(screen.getByRole('region', { name: 'Anuncio' }));
    expect(
      banner.getByText('¡Grandes ofertas! ¡Elija entre más de 200 aerolíneas a precios bajos!'),
    ).toBeVisible();
    expect(banner.getByText('Síganos')).toBeVisible();
  });

  it('shows the three social links [LAYOUT-3]', () => {
    renderInShell(<TopBanner />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
