import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { dealPage } from '../../../content/dealPages';
import { AirlineTable } from './AirlineTable';

it('AirlineTable compares the airlines of the deals, in their order', () => {
  renderPart(<AirlineTable />);
  const [head] = screen.getAllByRole('row');
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    dealPage('/top-airlines').deals.map(({ airline }) => airline),
  );
});
