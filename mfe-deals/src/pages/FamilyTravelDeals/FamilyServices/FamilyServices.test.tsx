import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { deals } from '../../../locales/en/family-travel-deals.json';
import { FamilyServices } from './FamilyServices';

describe('FamilyServices', () => {
  it('promises for stroller and suitcases what the deals of the page promise', () => {
    renderPart(<FamilyServices />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('The stroller').parentElement).toHaveTextContent('Flies free to Orlando.');
    expect(deals.fares.philadelphiaOrlando.note).toContain('strollers fly free');
    expect(screen.getByText('The suitcases').parentElement).toHaveTextContent('One each to Cancún');
    expect(deals.fares.houstonCancun.note).toContain('One checked bag each');
  });
});
