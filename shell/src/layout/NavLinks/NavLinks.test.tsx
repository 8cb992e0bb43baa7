import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { NavLinks } from './NavLinks';

describe('NavLinks', () => {
  // useClientLinks.test.tsx has the links outside of a page, which load a document.
  it('lead to home, about, blog and contact [LAYOUT-5]', () => {
    renderInShell(<NavLinks arrangement="row" />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.join(' ')).toBe('Home,/ About,/about Blog,/blog Contact,/contact');
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
