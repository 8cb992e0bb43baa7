import { screen, within } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { TopBanner } from './TopBanner';

describe('The top banner', () => {
  it('makes its promise in English', () => {
    renderChrome(<TopBanner />);
    const banner = within(screen.getByRole('region', { name: 'Announcement' }));
    expect(banner.getByText('Get Great Deals! Choose from 200+ airlines for low airfares!')).toBeVisible();
    expect(banner.getByText('Follow Us')).toBeVisible();
  });

  it('makes its promise in Spanish', () => {
    renderChrome(<TopBanner />, { language: 'es' });
    const banner = within(screen.getByRole('region', { name: 'Anuncio' }));
    expect(
      banner.getByText('¡Grandes ofertas! ¡Elija entre más de 200 aerolíneas a precios bajos!'),
    ).toBeVisible();
    expect(banner.getByText('Síganos')).toBeVisible();
  });

  it('shows the three social links', () => {
    renderChrome(<TopBanner />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
