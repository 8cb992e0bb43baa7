import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { NavLinks } from './NavLinks';

describe('NavLinks', () => {
  it.each([
    ['en', ['Home', 'About', 'Blog', 'Contact']],
    ['es', ['Inicio', 'Nosotros', 'Blog', 'Contacto']],
  ] as const)('lead to four pages (%s) [LAYOUT-5]', (language, names) => {
    renderInShell(<NavLinks arrangement="row" />, { language });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/about', '/blog', '/contact']);
  });

  it.each(['/blog', '/blog/', '/%62log', '/blog?page=2'])(
    'marks only the page shown at %s as current',
    (path) => {
      renderInShell(<NavLinks arrangement="row" />, { path });
      expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
        screen.getByRole('link', { name: 'Blog' }),
      ]);
    },
  );

  it.each(['/terms', '/nowhere', '/Blog', '/blog/nowhere'])('marks no page at %s', (path) => {
    renderInShell(<NavLinks arrangement="row" />, { path });
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
