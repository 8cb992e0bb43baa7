import { screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { TopBanner } from './TopBanner';

it('TopBanner links to the social networks, without opener or referrer, and announces a new tab [LAYOUT-3]', () => {
  renderInShell(<TopBanner />);
  const names = ['Facebook', 'Instagram', 'X'];
  for (const [index, { url }] of TEST_SITE.social.entries()) {
    const link = screen.getByRole('link', { name: `${names[index] ?? ''} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
