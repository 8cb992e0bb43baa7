import { LANGUAGES } from '@farekite/shared/language';
import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import premiumComfort from '../../../content/DealPage/premiumComfort';
import { CabinPlan } from './CabinPlan';

describe('CabinPlan', () => {
  it.each(LANGUAGES)('names the same rows as the fare to Los Angeles (%s)', (language) => {
    renderPart(<CabinPlan />, { language });
    const note = premiumComfort.deals.find(({ route }) => route.en === 'New York to Los Angeles')?.note;
    const rows = /(rows|filas) \d+ (to|a) \d+/i;
    const named = rows.exec(screen.getByRole('figure').textContent)?.[0].toLowerCase();
    expect(named).toBe(rows.exec(note?.[language] ?? '')?.[0]);
    expect(named).toBeDefined();
  });

  it('draws five rows of premium comfort and nineteen others', () => {
    const { container } = renderPart(<CabinPlan />);
    expect(container.querySelectorAll('.comfort')).toHaveLength(5);
    expect(container.querySelectorAll('.seats')).toHaveLength(19);
  });
});
