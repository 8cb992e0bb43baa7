import { screen, within } from '@testing-library/react';
import { menuPaths } from '@farekite/shared/contract';
import { notFound, suggestedLinks } from '../../locales/en/shell.json';
import { renderInShell } from '../../testing/renderInShell';
import { NotFound } from './NotFound';

describe('NotFound', () => {
  let info: jest.SpyInstance;
  beforeEach(() => {
    info = jest.spyOn(console, 'info').mockImplementation();
  });

  it('leads home and to other pages [SHELL-5]', () => {
    renderInShell(<NotFound />);
    expect(screen.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
    const links = within(screen.getByRole('navigation', { name: suggestedLinks.heading }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/blog',
      '/contact',
      ...menuPaths('guides'),
    ]);
  });

  it('logs the path once [SHELL-5]', async () => {
    const { choose } = renderInShell(<NotFound />, { path: '/no/such-page?x=1' });
    await choose('es');
    expect(info.mock.calls).toEqual([['404: there is no page at /no/such-page']]);
  });
});
