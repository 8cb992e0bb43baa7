import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { WorkingDay } from './WorkingDay';

describe('The working day of business class', () => {
  it('goes from the desk over table and bed to the landing', () => {
    renderPart(<WorkingDay />);
    expect(screen.getAllByRole('listitem').map((part) => part.querySelector('strong')?.textContent)).toEqual([
      'Desk',
      'Table',
      'Bed',
      'Landing',
    ]);
  });
});
