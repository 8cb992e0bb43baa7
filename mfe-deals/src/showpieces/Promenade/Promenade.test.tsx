import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import seniorTravelDeals from '../../content/seniorTravelDeals';
import { Promenade } from './Promenade';

describe('The promenade of the senior page', () => {
  it.each([
    ['en', ['wheelchair', 'more time to board', 'a seat near the restroom']],
    ['es', ['silla de ruedas', 'más tiempo para abordar', 'un asiento cerca del baño']],
  ] as const)('offers what the blurb of assistance offers, in its order (%s)', (language, offers) => {
    renderPart(<Promenade />, { language });
    const blurb = seniorTravelDeals.content.blurbs[1].text[language].toLowerCase();
    const stages = screen.getAllByRole('listitem');
    expect(stages).toHaveLength(offers.length);
    for (const [index, offer] of offers.entries()) {
      expect(blurb).toContain(offer);
      expect(stages[index]?.textContent?.toLowerCase()).toContain(offer);
    }
  });
});
