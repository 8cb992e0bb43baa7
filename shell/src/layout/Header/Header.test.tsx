import { screen, within } from '@testing-library/react';
import { telephoneHref } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { Header } from './Header';

describe('Header', () => {
  it('is a banner landmark with logo, links, language toggle and menu', () => {
    renderInShell(<Header />, { path: '/contact' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'FareKite' })).toHaveAttribute('href', '/');
    expect(header.getByRole('group', { name: 'Language' })).toBeVisible();
    expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
    const navigation = within(header.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName('Contact');
  });

  it('offers a call with the number in its name [LAYOUT-4, LAYOUT-23]', () => {
    renderInShell(<Header />);
    const { phone } = TEST_SITE;
    expect(screen.getByRole('link', { name: `Call Now ${phone}` })).toHaveAttribute(
      'href',
      telephoneHref(phone),
    );
  });
});
