import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { TravelGuides } from './TravelGuides';

describe('The travel guides', () => {
  it.each([
    ['en', 'City Travel Guides', 'Tokyo Travel Guide'],
    ['es', 'Guías de viaje por ciudad', 'Guía de Tokio'],
  ] as const)('are four links, each named by its card (%s)', (language, title, tokyo) => {
    renderPart(<TravelGuides />, { language });
    const links = within(screen.getByRole('region', { name: title })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/paris-guide',
      '/tokyo-guide',
      '/new-york-guide',
      '/london-guide',
    ]);
    expect(links[1]).toHaveAccessibleName(tokyo);
  });
});
