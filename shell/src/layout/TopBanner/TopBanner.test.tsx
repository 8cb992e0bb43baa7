import { screen, within } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { TopBanner } from './TopBanner';

describe('TopBanner', () => {
  it('shows an announcement and the social links [LAYOUT-3]', () => {
    renderInShell(<TopBanner />);
    const banner = within(screen.getByRole('region', { name: 'Announcement' }));
    expect(banner.getByText('Get Great Deals! Choose from 200+ airlines for low airfares!')).toBeVisible();
    expect(banner.getByText('Follow Us')).toBeVisible();
    expect(banner.getAllByRole('link')).toHaveLength(TEST_SITE.social.length);
  });
});
