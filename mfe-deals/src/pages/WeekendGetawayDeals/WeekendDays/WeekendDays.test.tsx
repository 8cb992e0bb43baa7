import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { WeekendDays } from './WeekendDays';

describe('WeekendDays', () => {
  it('shows Friday, Saturday and Sunday in this order', () => {
    const { switchLanguage } = renderPart(<WeekendDays />);
    const days = () => screen.getAllByRole('listitem').map((day) => day.querySelector('strong')?.textContent);
    expect(days()).toEqual(['Friday', 'Saturday', 'Sunday']);
    switchLanguage('es');
    expect(days()).toEqual(['Viernes', 'Sábado', 'Domingo']);
  });
});
