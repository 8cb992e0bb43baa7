import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import familyTravelDeals from '../../content/familyTravelDeals';
import { FamilyRow } from './FamilyRow';

describe('The luggage of a family', () => {
  const noteTo = (city: string) =>
    familyTravelDeals.content.deals.find(({ route }) => route.en.endsWith(city))?.note.en;

  it('flies as the fares of the page say', () => {
    renderPart(<FamilyRow />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('The stroller').parentElement).toHaveTextContent('Flies free to Orlando.');
    expect(noteTo('Orlando')).toContain('strollers fly free');
    expect(screen.getByText('The suitcases').parentElement).toHaveTextContent('One each to Cancún');
    expect(noteTo('Cancún')).toContain('One checked bag each');
  });
});
