import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../../locales/en/senior-travel-deals.json';
import es from '../../../locales/es/senior-travel-deals.json';
import { AssistanceSteps } from './AssistanceSteps';

describe('AssistanceSteps', () => {
  it.each([
    ['en', ['wheelchair', 'more time to board', 'a seat near the restroom']],
    ['es', ['silla de ruedas', 'más tiempo para abordar', 'un asiento cerca del baño']],
  ] as const)(
    'offers the same help as the blurb about assistance, in the same order (%s)',
    (language, offers) => {
      renderPart(<AssistanceSteps />, { language });
      const blurb = { en, es }[language].blurbs.items[1]?.text.toLowerCase();
      const steps = screen.getAllByRole('listitem');
      expect(steps).toHaveLength(offers.length);
      for (const [index, offer] of offers.entries()) {
        expect(blurb).toContain(offer);
        expect(steps[index]?.textContent?.toLowerCase()).toContain(offer);
      }
    },
  );
});
