import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import parisGuide from '../../content/parisGuide';

const HEADINGS = {
  en: ['Overview', 'Top Attractions', 'Best Time to Visit', 'Local Cuisine', 'Ready for Paris?'],
  es: ['La ciudad', 'Lugares imperdibles', 'Cuándo ir', 'Qué comer', '¿Nos vamos a París?'],
} as const;

describe('A city guide', () => {
  it.each(['en', 'es'] as const)('leads from the overview to the call (%s)', (language) => {
    const { getAllByRole } = renderPage(parisGuide, { language });
    const regions = getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }));
    expect(regions.map(({ textContent }) => textContent)).toEqual(HEADINGS[language]);
  });

  it('lists its attractions in order', () => {
    const { getByRole } = renderPage(parisGuide);
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

  it('books by phone, at the number of the site settings', () => {
    const { getByRole } = renderPage(parisGuide, { site: { ...TEST_SITE, phone: '1-888-555-0123' } });
    expect(getByRole('link', { name: 'Call to book: 1-888-555-0123' })).toHaveAttribute(
      'href',
      'tel:+18885550123',
    );
  });

  it('shows the poster of its city to the eye alone', () => {
    const { container } = renderPage(parisGuide);
    const poster = container.querySelector('img');
    expect(poster).toHaveAttribute('src', expect.stringContaining('paris'));
    expect(poster).toHaveAttribute('alt', '');
  });

  it('leads on to the other guides', () => {
    const { getByRole } = renderPage(parisGuide);
    const others = within(getByRole('navigation', { name: 'More city guides' })).getAllByRole('link');
    expect(others).toHaveLength(3);
    for (const other of others) expect(other).not.toHaveAttribute('href', '/paris-guide');
  });

  it('puts the name of the site behind its title', () => {
    expect(parisGuide.head('es', TEST_SITE).title).toBe('Guía de viaje de París | FareKite');
  });
});
