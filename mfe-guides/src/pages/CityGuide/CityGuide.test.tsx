import { menuPaths } from '@farekite/shared/contract';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import ParisGuide from '../ParisGuide/ParisGuide';

describe('CityGuide', () => {
  it('shows its sections in this order, and leads to the deal page with a sample fare to its city [GUIDE-2, GUIDE-3]', () => {
    const { getAllByRole, getByRole } = renderPage(ParisGuide);
    const headings = getAllByRole('region').map((region) =>
      within(region).getByRole('heading', { level: 2 }),
    );
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Top Attractions',
      'Best Time to Visit',
      'Local Cuisine',
      'Ready for Paris?',
    ]);
    const fare = 'Boston to Paris in premium economy: sample fare $1,089, round trip';
    expect(getByRole('link', { name: fare })).toHaveAttribute('href', '/premium-economy-deals');
  });

  it('shows the picture of its city, which keeps its top, its attractions in their order, and the telephone number of the site settings [GUIDE-2, PICTURE-4, SHELL-10]', () => {
    const site = { ...TEST_SITE, phone: '1-888-555-0123' };
    const { container, getByRole } = renderPage(ParisGuide, { site });
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('paris-hero'));
    expect(picture).toHaveAttribute('alt', '');
    expect(picture?.closest('picture')).toHaveClass('top');
    const attractions = within(getByRole('region', { name: 'Top Attractions' }));
    const names = attractions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Eiffel Tower', 'The Louvre', 'Notre-Dame', 'Montmartre', 'Musée d’Orsay']);
    const call = getByRole('link', { name: 'Call to Book: 1-888-555-0123' });
    expect(call).toHaveAttribute('href', 'tel:+18885550123');
  });

  it('links to the other guides, by the names of their cities and in the size in which it shows their stamps on a phone', () => {
    const { getByRole } = renderPage(ParisGuide, { language: 'es' });
    const others = getByRole('navigation', { name: 'Más guías de ciudades' });
    const links = within(others).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      menuPaths('guides').filter((path) => path !== '/paris-guide'),
    );
    expect(within(others).getByRole('link', { name: 'Nueva York' })).toBeVisible();
    expect(others.querySelector('img')?.sizes).toMatch(/ 100px$/);
  });

  it('appends the name of the site to its title', () => {
    expect(ParisGuide.head(createTestI18n('es'), TEST_SITE).title).toBe('Guía de viaje de París | FareKite');
  });
});
