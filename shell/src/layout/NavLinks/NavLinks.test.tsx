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

  it('mark only the page that is shown as current', () => {
    renderInShell(<NavLinks arrangement="row" />, { path: '/blog/?page=2' });
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current).toEqual([screen.getByRole('link', { name: 'Blog' })]);
  });
});
