import { screen, within } from '@testing-library/react';
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

  it.each([
    ['en', 'Call Now 1-800-555-0199'],
    ['es', 'Llame ahora 1-800-555-0199'],
  ] as const)('offers a call with the number in its name (%s) [LAYOUT-4, LAYOUT-23]', (language, name) => {
    renderInShell(<Header />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'tel:+18005550199');
  });

  it('changes its language when the toggle is pressed', async () => {
    const { user } = renderInShell(<Header />);
    await user.click(screen.getByRole('button', { name: 'ES – Español' }));
    const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(navigation.getByRole('link', { name: 'Nosotros' })).toBeVisible();
  });
});
