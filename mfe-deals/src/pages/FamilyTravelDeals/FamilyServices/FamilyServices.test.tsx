import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { dealPage } from '../../../content/dealPages';
import { blurbs, deals } from '../../../locales/en/family-travel-deals.json';
import { FamilyServices } from './FamilyServices';

describe('FamilyServices', () => {
  it('draws and names a seat for each traveler of a family', () => {
    renderPart(<FamilyServices />);
    const { groupSize } = dealPage('/family-travel-deals');
    const heads = screen.getAllByRole('listitem')[0]?.querySelectorAll('circle');
    expect(heads).toHaveLength(groupSize ?? NaN);
    expect(blurbs.items[1]?.figure.match(/[A-Z]/g)).toHaveLength(groupSize ?? NaN);
  });

  it('promises for stroller and suitcases what the deals of the page promise', () => {
    renderPart(<FamilyServices />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('The stroller').parentElement).toHaveTextContent('Flies free to Orlando.');
    expect(deals.fares.philadelphiaOrlando.note).toContain('strollers fly free');
    expect(screen.getByText('The suitcases').parentElement).toHaveTextContent('One each to Cancún');
    expect(deals.fares.houstonCancun.note).toContain('One checked bag each');
  });
});
