import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../../locales/en/premium-comfort.json';
import es from '../../../locales/es/premium-comfort.json';
import { CabinPlan } from './CabinPlan';

describe('CabinPlan', () => {
  it.each(['en', 'es'] as const)('names the same rows as the fare to New York (%s)', (language) => {
    renderPart(<CabinPlan />, { language });
    const { note } = { en, es }[language].deals.fares.losAngelesNewYork;
    const rows = /(rows|filas) \d+ (to|a) \d+/i;
    const named = rows.exec(screen.getByRole('figure').textContent)?.[0].toLowerCase();
    expect(named).toBe(rows.exec(note)?.[0]);
    expect(named).toBeDefined();
  });

  it.each([en, es])('has the row that the blurb names: $blurbs.items.1.figure', ({ blurbs }) => {
    const { container } = renderPart(<CabinPlan />);
    const row = Number(/\d+/.exec(blurbs.items[1]?.figure ?? '')?.[0]);
    expect(container.querySelectorAll('.comfort, .seats')[row - 1]).toHaveClass('comfort');
  });
});
