import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { TravelGuides } from './TravelGuides';

describe('TravelGuides', () => {
  it.each([
    ['en', 'City Travel Guides', 'Tokyo Travel Guide'],
    ['es', 'Guías de viaje por ciudad', 'Guía de Tokio'],
  ] as const)('links to each city guide by its title (%s) [HOME-10, HOME-8]', (language, title, tokyo) => {
    renderPart(<TravelGuides />, { language });
    const links = within(screen.getByRole('region', { name: title })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/paris-guide',
      '/tokyo-guide',
      '/new-york-guide',
      '/london-guide',
    ]);
    expect(links[1]).toHaveAccessibleName(tokyo);
    for (const card of screen.getAllByRole('article')) expect(card).toHaveClass('horizontal');
  });
});
