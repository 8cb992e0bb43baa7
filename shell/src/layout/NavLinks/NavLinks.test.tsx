import { screen } from '@testing-library/react';
import { renderLayout } from '../../testing/renderLayout';
import { NavLinks } from './NavLinks';

describe('NavLinks', () => {
  it.each([
    ['en', ['Home', 'About', 'Blog', 'Contact']],
    ['es', ['Inicio', 'Nosotros', 'Blog', 'Contacto']],
  ] as const)('lead to four pages (%s) [LAYOUT-5]', (language, names) => {
    renderLayout(<NavLinks path="/" arrangement="row" />, { language });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/about', '/blog', '/contact']);
  });

  it.each(['/blog', '/blog/'])('marks only the page shown at %s as current', (path) => {
    renderLayout(<NavLinks path={path} arrangement="row" />);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: 'Blog' }),
    ]);
  });

  it.each(['/terms', '/nowhere'])('marks no page at %s', (path) => {
    renderLayout(<NavLinks path={path} arrangement="row" />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
