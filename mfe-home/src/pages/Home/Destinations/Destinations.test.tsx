import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { Destinations } from './Destinations';

describe('The destinations', () => {
  it.each([
    ['en', 'Top Destinations', 'London', 'United Kingdom'],
    ['es', 'Los mejores destinos', 'Londres', 'Reino Unido'],
  ] as const)('are eight tiles with name and place (%s)', (language, title, name, location) => {
    renderPart(<Destinations />, { language });
    const tiles = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    expect(tiles).toHaveLength(8);
    const london = within(tiles[3] ?? document.body);
    expect(london.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(london.getByText(location)).toBeVisible();
  });

  it('show their pictures to the eye alone', () => {
    renderPart(<Destinations />);
    for (const tile of screen.getAllByRole('listitem')) {
      expect(tile.querySelector('img')).toHaveAttribute('alt', '');
    }
  });
});
