import { LANGUAGES } from '@farekite/shared/language';
import { renderPage } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { countWords } from '@farekite/shared/testing';
import londonGuide from './londonGuide';
import newYorkGuide from './newYorkGuide';
import parisGuide from './parisGuide';
import tokyoGuide from './tokyoGuide';

const GUIDES = [
  { city: 'Paris', Guide: parisGuide },
  { city: 'Tokyo', Guide: tokyoGuide },
  { city: 'New York', Guide: newYorkGuide },
  { city: 'London', Guide: londonGuide },
];

describe.each(GUIDES)('The guide to $city', ({ Guide }) => {
  it.each(LANGUAGES)('gives an overview of 80 to 120 words (%s)', (language) => {
    const { getAllByRole } = renderPage(Guide, { language });
    const words = countWords(getAllByRole('region')[0]?.querySelector('p')?.textContent ?? '');
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(120);
  });

  it.each(LANGUAGES)('describes five attractions in about 25 words each (%s)', (language) => {
    const { getAllByRole } = renderPage(Guide, { language });
    const attractions = getAllByRole('listitem');
    expect(attractions).toHaveLength(5);
    for (const attraction of attractions) {
      expect(within(attraction).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      const words = countWords(attraction.querySelector('p')?.textContent ?? '');
      expect(words).toBeGreaterThanOrEqual(21);
      expect(words).toBeLessThanOrEqual(29);
    }
  });
});
