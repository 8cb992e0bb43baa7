import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import familyTravelDeals from '../../../content/DealPage/familyTravelDeals';
import { FamilyServices } from './FamilyServices';

describe('FamilyServices', () => {
  const noteTo = (city: string) =>
    familyTravelDeals.deals.find(({ route }) => route.en.endsWith(city))?.note.en;

  it('promises for stroller and suitcases what the deals of the page promise', () => {
    renderPart(<FamilyServices />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('The stroller').parentElement).toHaveTextContent('Flies free to Orlando.');
    expect(noteTo('Orlando')).toContain('strollers fly free');
    expect(screen.getByText('The suitcases').parentElement).toHaveTextContent('One each to Cancún');
    expect(noteTo('Cancún')).toContain('One checked bag each');
  });
});
