import { screen, within } from '@testing-library/react';
import { menuPaths } from '@farekite/shared/contract';
import spanish from '@farekite/shared/locales/es/shared.json';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { Footer } from './Footer';

function hrefsUnder(heading: string): (string | null)[] {
  const column = within(screen.getByRole('region', { name: heading }));
  return column.getAllByRole('link').map((link) => link.getAttribute('href'));
}

function namesUnder(heading: string): (string | null)[] {
  const column = within(screen.getByRole('region', { name: heading }));
  return column.getAllByRole('link').map((link) => link.textContent);
}

describe('Footer', () => {
  it('is a landmark that contains a navigation', () => {
    renderInShell(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });

  it('lists four services, one of them a phone call [LAYOUT-24]', () => {
    renderInShell(<Footer />);
    expect(hrefsUnder('Services')).toEqual(['/', 'tel:+18005550199', '/contact', '/contact']);
    expect(screen.getByRole('link', { name: '24/7 Support' })).toHaveAttribute('href', 'tel:+18005550199');
    expect(screen.getByRole('link', { name: 'Group Booking (10 or more passengers)' })).toBeVisible();
  });

  it('links to every guide, every deal page and every legal page [LAYOUT-24]', () => {
    renderInShell(<Footer />);
    expect(hrefsUnder('Travel guides')).toEqual(menuPaths('guides'));
    expect(hrefsUnder('Deals')).toEqual(menuPaths('deals'));
    expect(hrefsUnder('Legal')).toEqual(menuPaths('legal'));
  });

  it('is translated into Spanish', () => {
    renderInShell(<Footer />, { language: 'es' });
    expect(hrefsUnder('Servicios')).toHaveLength(4);
    for (const [heading, menu] of [
      ['Guías de viaje', 'guides'],
      ['Ofertas', 'deals'],
      ['Información legal', 'legal'],
    ] as const) {
      expect(namesUnder(heading)).toEqual(menuPaths(menu).map((path) => spanish.routes[path]));
    }
    expect(screen.getByText(/no estamos afiliados a ninguna aerolínea/)).toBeVisible();
  });

  it("shows the agency's contact details [LAYOUT-4]", () => {
    renderInShell(<Footer />);
    const contact = within(screen.getByRole('region', { name: 'Talk to us' }));
    expect(contact.getByRole('link', { name: TEST_SITE.phone })).toHaveAttribute('href', 'tel:+18005550199');
    expect(contact.getByRole('link', { name: TEST_SITE.email })).toHaveAttribute(
      'href',
      `mailto:${TEST_SITE.email}`,
    );
    expect(contact.getByText(/1 Test Street/)).toHaveTextContent('1 Test StreetTestville, CA 94016');
    expect(screen.getByRole('link', { name: 'Instagram (opens in a new tab)' })).toBeVisible();
  });

  it('explains that the agency is an intermediary and that trademarks belong to their owners [LAYOUT-2]', () => {
    renderInShell(<Footer />, { site: { ...TEST_SITE, name: 'Windward' } });
    expect(
      screen.getByText(
        'Windward is an independent travel agency. We act as an intermediary and are not affiliated with any airline.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Trademarks belong to their owners.')).toBeVisible();
    expect(screen.getByText('© 2025 Windward')).toBeVisible();
  });

  it('shows a seller-of-travel number only when there is one [LAYOUT-25]', () => {
    const { unmount } = renderInShell(<Footer />);
    expect(screen.queryByText(/Seller of Travel/)).not.toBeInTheDocument();
    unmount();
    renderInShell(<Footer />, { site: { ...TEST_SITE, sellerOfTravel: '2100001-40' } });
    expect(screen.getByText('California Seller of Travel registration 2100001-40.')).toBeVisible();
  });
});
