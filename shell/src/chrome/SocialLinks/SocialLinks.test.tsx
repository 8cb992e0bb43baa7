import { screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderChrome } from '../testing/renderChrome';
import { SocialLinks } from './SocialLinks';

describe('The social links', () => {
  it('say which network they lead to, and that it opens in a new tab', () => {
    renderChrome(<SocialLinks look="bare" />);
    for (const name of ['Facebook', 'Instagram', 'X']) {
      expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
    }
  });

  it('say it in Spanish', () => {
    renderChrome(<SocialLinks look="bare" />, { language: 'es' });
    expect(screen.getByRole('link', { name: 'Facebook (se abre en una pestaña nueva)' })).toBeVisible();
  });

  it('lead to the addresses of the site details and tell them nothing', () => {
    renderChrome(<SocialLinks look="bare" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(TEST_SITE.social.map(({ url }) => url));
    links.forEach((link) => {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  });
});
