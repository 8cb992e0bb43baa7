import { screen } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { NavLinks } from './NavLinks';

describe('The links of the header', () => {
  it.each([
    ['en', ['Home', 'About', 'Blog', 'Contact']],
    ['es', ['Inicio', 'Nosotros', 'Blog', 'Contacto']],
  ] as const)('lead to four pages (%s)', (language, names) => {
    renderChrome(<NavLinks path="/" layout="row" />, { language });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/about', '/blog', '/contact']);
  });

  it.each(['/blog', '/blog/'])('mark the page that is shown at %s, and no other', (path) => {
    renderChrome(<NavLinks path={path} layout="row" />);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: 'Blog' }),
    ]);
  });

  it.each(['/terms', '/nowhere'])('mark none at %s', (path) => {
    renderChrome(<NavLinks path={path} layout="row" />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
