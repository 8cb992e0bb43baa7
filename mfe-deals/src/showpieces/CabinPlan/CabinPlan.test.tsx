import { LANGUAGES } from '@farekite/shared/language';
import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import premiumComfort from '../../content/premiumComfort';
import { CabinPlan } from './CabinPlan';

describe('The plan of the cabin', () => {
  it.each(LANGUAGES)('names the rows that the fare to Los Angeles names (%s)', (language) => {
    renderPart(<CabinPlan />, { language });
    const note = premiumComfort.content.deals.find(
      ({ route }) => route.en === 'New York to Los Angeles',
    )?.note;
    const rows = /(rows|filas) \d+ (to|a) \d+/i;
    const named = rows.exec(screen.getByRole('figure').textContent)?.[0].toLowerCase();
    expect(named).toBe(rows.exec(note?.[language] ?? '')?.[0]);
    expect(named).toBeDefined();
  });

  it('shows five rows of premium comfort among the others', () => {
    const { container } = renderPart(<CabinPlan />);
    expect(container.querySelectorAll('.comfort')).toHaveLength(5);
    expect(container.querySelectorAll('.seats')).toHaveLength(19);
  });
});
