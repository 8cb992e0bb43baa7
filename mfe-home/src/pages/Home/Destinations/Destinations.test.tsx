import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { DESTINATIONS } from '../../../content/destinations';
import { Destinations } from './Destinations';

describe('Destinations', () => {
  it.each([
    ['en', 'Top Destinations', 'London', 'United Kingdom'],
    ['es', 'Los mejores destinos', 'Londres', 'Reino Unido'],
  ] as const)(
    'shows a tile with name and location for each destination (%s) [HOME-8]',
    (language, title, name, location) => {
      renderPart(<Destinations />, { language });
      const tiles = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
      expect(tiles).toHaveLength(DESTINATIONS.length);
      const london = within(tiles[3] ?? document.body);
      expect(london.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(london.getByText(location)).toBeVisible();
    },
  );

  it('leads to the guides of the cities that have one, and nowhere else [HOME-64]', () => {
    renderPart(<Destinations />);
    const links = screen.getAllByRole('listitem').map((tile) => {
      const link = within(tile).queryByRole('link');
      return link && `${link.textContent}: ${link.getAttribute('href') ?? ''}`;
    });
    expect(links).toEqual([
      'Paris: /paris-guide',
      'Tokyo: /tokyo-guide',
      'New York: /new-york-guide',
      'London: /london-guide',
      ...[null, null, null, null],
    ]);
  });
});
