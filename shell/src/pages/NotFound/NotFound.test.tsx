import { screen, within } from '@testing-library/react';
import { menuPaths } from '@farekite/shared/contract';
import { HEADER_PATHS } from '../../layout/NavLinks/headerPaths';
import { renderInShell } from '../../testing/renderInShell';
import { NotFound } from './NotFound';

describe('NotFound', () => {
  let info: jest.SpyInstance;
  beforeEach(() => {
    info = jest.spyOn(console, 'info').mockImplementation();
  });

  it.each([
    ['en', 'Oops! Page not found', 'Return to Home', 'Page not found | FareKite'],
    ['es', '¡Ups! Página no encontrada', 'Volver al inicio', 'Página no encontrada | FareKite'],
  ] as const)(
    'explains that the page does not exist and links to the home page (%s) [SHELL-5]',
    (language, heading, home, title) => {
      renderInShell(<NotFound />, { language });
      expect(screen.getByText('404')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
      expect(document.title).toBe(title);
    },
  );

  it.each([
    ['en', 'Call 1-800-555-0199', 'Or go on from here', 'Contact'],
    ['es', 'Llame al 1-800-555-0199', 'O siga su camino por aquí', 'Contacto'],
  ] as const)('offers a call and links to other pages (%s) [SHELL-5]', (language, call, heading, contact) => {
    renderInShell(<NotFound />, { language });
    expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+18005550199');
    const links = within(screen.getByRole('navigation', { name: heading }));
    expect(links.getByRole('link', { name: contact })).toHaveAttribute('href', '/contact');
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

  it("changes with the language, as does the document's title", () => {
    const { choice } = renderInShell(<NotFound />, { path: '/no/such-page?x=1' });
    choice.choose('es');
    expect(screen.getByRole('heading', { name: '¡Ups! Página no encontrada' })).toBeVisible();
    expect(document.title).toBe('Página no encontrada | FareKite');
  });

  it('reveals a hidden document', () => {
    document.documentElement.dataset.languagePending = '';
    renderInShell(<NotFound />);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
