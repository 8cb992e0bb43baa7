import { screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { SocialLinks } from './SocialLinks';

describe('SocialLinks', () => {
  it('name their network and announce a new tab', () => {
    renderInShell(<SocialLinks variant="plain" />);
    for (const name of ['Facebook', 'Instagram', 'X']) {
      expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
    }
  });

  it('link to the addresses in the site details, without opener or referrer [LAYOUT-3]', () => {
    renderInShell(<SocialLinks variant="plain" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(TEST_SITE.social.map(({ url }) => url));
    links.forEach((link) => {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  });
});
