import { screen, within } from '@testing-library/react';
import { menuPaths, telephoneHref } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { Footer } from './Footer';

const CALL = telephoneHref(TEST_SITE.phone);

function hrefsUnder(heading: string): (string | null)[] {
  const column = within(screen.getByRole('region', { name: heading }));
  return column.getAllByRole('link').map((link) => link.getAttribute('href'));
}

describe('Footer', () => {
  it('links to services, one of them a phone call, and to every guide, deal page and legal page [LAYOUT-24]', () => {
    renderInShell(<Footer />);
    expect(hrefsUnder('Services')).toContain(CALL);
    expect(hrefsUnder('Services')).toHaveLength(4);
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    expect(hrefsUnder('Travel guides')).toEqual(menuPaths('guides'));
    expect(hrefsUnder('Deals')).toEqual(menuPaths('deals'));
    expect(hrefsUnder('Legal')).toEqual(menuPaths('legal'));
  });

  it("shows the agency's contact details [LAYOUT-4]", () => {
    renderInShell(<Footer />);
    const contact = within(screen.getByRole('region', { name: 'Talk to us' }));
    expect(contact.getByRole('link', { name: TEST_SITE.phone })).toHaveAttribute('href', CALL);
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
    expect(screen.getByRole('link', { name: 'Windward' })).toHaveAttribute('href', '/');
  });

  it('shows a seller-of-travel number only when there is one [LAYOUT-25]', () => {
    const { unmount } = renderInShell(<Footer />);
    expect(screen.queryByText(/Seller of Travel/)).not.toBeInTheDocument();
    unmount();
    renderInShell(<Footer />, { site: { ...TEST_SITE, sellerOfTravel: '2100001-40' } });
    expect(screen.getByText('California Seller of Travel registration 2100001-40.')).toBeVisible();
  });
});
