import { screen, within } from '@testing-library/react';
import { menuPaths, telephoneHref } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { HEADER_PATHS } from '../../layout/NavLinks/headerPaths';
import { suggestedLinks } from '../../locales/en/shell.json';
import { renderInShell } from '../../testing/renderInShell';
import { NotFound } from './NotFound';

describe('NotFound', () => {
  let info: jest.SpyInstance;
  beforeEach(() => {
    info = jest.spyOn(console, 'info').mockImplementation();
  });

  it('explains that the page does not exist, offers a call and leads home and to other pages [SHELL-5]', () => {
    renderInShell(<NotFound />);
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found | FareKite');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const { phone } = TEST_SITE;
    expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref(phone));
    const links = within(screen.getByRole('navigation', { name: suggestedLinks.heading }));
    expect(links.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    const [, ...headerPaths] = HEADER_PATHS;
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...headerPaths,
      ...menuPaths('guides'),
    ]);
  });

  it('logs the path once [SHELL-5]', () => {
    const { choice } = renderInShell(<NotFound />, { path: '/no/such-page?x=1' });
    choice.choose('es');
    expect(info.mock.calls).toEqual([['404: there is no page at /no/such-page']]);
  });

  it('reveals a hidden document', () => {
    document.documentElement.dataset.languagePending = '';
    renderInShell(<NotFound />);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
