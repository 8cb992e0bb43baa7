import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { WorkingDay } from './WorkingDay';

describe('WorkingDay', () => {
  it('shows desk, table, bed and landing in this order', () => {
    renderPart(<WorkingDay />);
    expect(screen.getAllByRole('listitem').map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Desk',
      'Table',
      'Bed',
      'Landing',
    ]);
  });
});
