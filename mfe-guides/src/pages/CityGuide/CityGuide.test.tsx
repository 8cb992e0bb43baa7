import { menuPaths } from '@farekite/shared/contract';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import ParisGuide from '../ParisGuide/ParisGuide';

const HEADINGS = {
  en: ['Overview', 'Top Attractions', 'Best Time to Visit', 'Local Cuisine', 'Ready for Paris?'],
  es: ['La ciudad', 'Lugares imperdibles', 'Cuándo ir', 'Qué comer', '¿Nos vamos a París?'],
} as const;

describe('CityGuide', () => {
  it.each(['en', 'es'] as const)(
    'shows its sections from the overview to the call in this order (%s) [GUIDE-2]',
    (language) => {
      const { getAllByRole } = renderPage(ParisGuide, { language });
      const regions = getAllByRole('region').map((region) =>
        within(region).getByRole('heading', { level: 2 }),
      );
      expect(regions.map(({ textContent }) => textContent)).toEqual(HEADINGS[language]);
    },
  );

  it('lists its attractions in the order of the content', () => {
    const { getByRole } = renderPage(ParisGuide);
    const attractions = within(getByRole('region', { name: 'Top Attractions' })).getAllByRole('heading', {
      level: 3,
    });
    expect(attractions.map(({ textContent }) => textContent)).toEqual([
      'Eiffel Tower',
      'The Louvre',
      'Notre-Dame',
      'Montmartre',
      'Musée d’Orsay',
    ]);
  });

  it.each([
    ['en', 'Boston to Paris in premium economy: sample fare $1,089, round trip'],
    ['es', 'De Boston a París en económica prémium: tarifa de muestra de $1,089, ida y vuelta'],
  ] as const)('leads to the deal page with a sample fare to its city (%s) [GUIDE-3]', (language, name) => {
    const { getByRole } = renderPage(ParisGuide, { language });
    expect(getByRole('link', { name })).toHaveAttribute('href', '/premium-economy-deals');
  });

  it('has a telephone link with the number of the site settings [GUIDE-2, SHELL-10]', () => {
    const { getByRole } = renderPage(ParisGuide, { site: { ...TEST_SITE, phone: '1-888-555-0123' } });
    expect(getByRole('link', { name: 'Call to Book: 1-888-555-0123' })).toHaveAttribute(
      'href',
      'tel:+18885550123',
    );
  });

  it('shows the illustration of its city as a decorative picture [PICTURE-4]', () => {
    const { container } = renderPage(ParisGuide);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('paris'));
    expect(picture).toHaveAttribute('alt', '');
  });

  it('links to the other guides', () => {
    const { getByRole } = renderPage(ParisGuide);
    const others = within(getByRole('navigation', { name: 'More city guides' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      menuPaths('guides').filter((path) => path !== '/paris-guide'),
    );
  });

  it('appends the name of the site to its title', () => {
    expect(ParisGuide.head(createTestI18n('es'), TEST_SITE).title).toBe('Guía de viaje de París | FareKite');
  });
});
