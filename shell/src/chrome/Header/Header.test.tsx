import { screen, within } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { Header } from './Header';

describe('The header', () => {
  it('is the banner of the page, with logo, links, toggle and menu', () => {
    renderChrome(<Header path="/contact" />);
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
  ] as const)('offers a call with the number in its name (%s)', (language, name) => {
    renderChrome(<Header path="/" />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'tel:+18005550199');
  });

  it('changes its language with the toggle', async () => {
    const { user } = renderChrome(<Header path="/" />);
    await user.click(screen.getByRole('button', { name: 'ES – Español' }));
    const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(navigation.getByRole('link', { name: 'Nosotros' })).toBeVisible();
  });
});
