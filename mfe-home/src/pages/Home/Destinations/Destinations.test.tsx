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

  it('hides its pictures from assistive technology', () => {
    renderPart(<Destinations />);
    for (const tile of screen.getAllByRole('listitem')) {
      expect(tile.querySelector('img')).toHaveAttribute('alt', '');
    }
  });
});
