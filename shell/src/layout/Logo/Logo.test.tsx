import { screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { Logo } from './Logo';

describe('Logo', () => {
  it('links to the home page under the name of the site', () => {
    renderInShell(<Logo />, { site: { ...TEST_SITE, name: 'Sky & Co.' } });
    expect(screen.getByRole('link', { name: 'Sky & Co.' })).toHaveAttribute('href', '/');
  });
});
