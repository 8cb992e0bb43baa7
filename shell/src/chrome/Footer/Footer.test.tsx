import { screen, within } from '@testing-library/react';
import { ROUTE_PATHS } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderChrome } from '../testing/renderChrome';
import { Footer } from './Footer';

function hrefsUnder(heading: string): (string | null)[] {
  const column = within(screen.getByRole('region', { name: heading }));
  return column.getAllByRole('link').map((link) => link.getAttribute('href'));
}

describe('The footer', () => {
  it('is a landmark with a navigation in it', () => {
    renderChrome(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });

  it('offers four services, one of them by telephone', () => {
    renderChrome(<Footer />);
    expect(hrefsUnder('Services')).toEqual(['/', 'tel:+18005550199', '/contact', '/contact']);
    expect(screen.getByRole('link', { name: '24/7 Support' })).toHaveAttribute('href', 'tel:+18005550199');
    expect(screen.getByRole('link', { name: 'Group Booking (10 or more passengers)' })).toBeVisible();
  });

  it('leads to every guide, every deal page and every legal page', () => {
    renderChrome(<Footer />);
    const guides = ROUTE_PATHS.filter((path) => path.endsWith('-guide'));
    expect(hrefsUnder('Travel guides').sort()).toEqual([...guides].sort());
    expect(guides).toHaveLength(4);

    const deals = hrefsUnder('Deals');
    expect(new Set(deals).size).toBe(9);
    for (const path of ROUTE_PATHS.filter((path) => path.endsWith('-deals'))) expect(deals).toContain(path);
    expect(deals).toEqual(expect.arrayContaining(['/premium-comfort', '/top-airlines']));

    expect(hrefsUnder('Legal')).toEqual(['/terms', '/privacy', '/disclaimer']);
  });

  it('speaks Spanish', () => {
    renderChrome(<Footer />, { language: 'es' });
    expect(hrefsUnder('Servicios')).toHaveLength(4);
    expect(hrefsUnder('Guías de viaje')).toHaveLength(4);
    expect(hrefsUnder('Ofertas')).toHaveLength(9);
    expect(hrefsUnder('Información legal')).toHaveLength(3);
    expect(screen.getByText(/no estamos afiliados a ninguna aerolínea/)).toBeVisible();
  });

  it('says how the agency is reached', () => {
    renderChrome(<Footer />);
    const contact = within(screen.getByRole('region', { name: 'Talk to us' }));
    expect(contact.getByRole('link', { name: TEST_SITE.phone })).toHaveAttribute('href', 'tel:+18005550199');
    expect(contact.getByRole('link', { name: TEST_SITE.email })).toHaveAttribute(
      'href',
      `mailto:${TEST_SITE.email}`,
    );
    expect(contact.getByText(/1 Test Street/)).toHaveTextContent('1 Test StreetTestville, CA 94016');
    expect(screen.getByRole('link', { name: 'Instagram (opens in a new tab)' })).toBeVisible();
  });

  it('says what the agency is, and whose the marks are', () => {
    renderChrome(<Footer />, { site: { ...TEST_SITE, name: 'Windward' } });
    expect(
      screen.getByText(
        'Windward is an independent travel agency. We act as an intermediary and are not affiliated with any airline.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Trademarks belong to their owners.')).toBeVisible();
    expect(screen.getByText('© 2025 Windward')).toBeVisible();
  });

  it('shows a seller-of-travel number only when there is one', () => {
    const { unmount } = renderChrome(<Footer />);
    expect(screen.queryByText(/Seller of Travel/)).not.toBeInTheDocument();
    unmount();
    renderChrome(<Footer />, { site: { ...TEST_SITE, sellerOfTravel: '2100001-40' } });
    expect(screen.getByText('California Seller of Travel registration 2100001-40.')).toBeVisible();
  });
});
