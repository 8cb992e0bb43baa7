import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { dealPage } from '../../../content/dealPages';
import { blurbs } from '../../../locales/en/family-travel-deals.json';
import { FamilyServices } from './FamilyServices';

it('FamilyServices draws and names a seat for each traveler of a family', () => {
  renderPart(<FamilyServices />);
  const { groupSize } = dealPage('/family-travel-deals');
  const heads = screen.getAllByRole('listitem')[0]?.querySelectorAll('circle');
  expect(heads).toHaveLength(groupSize ?? NaN);
  expect(blurbs.items[1]?.figure.match(/[A-Z]/g)).toHaveLength(groupSize ?? NaN);
});
