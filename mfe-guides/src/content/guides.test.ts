import { LANGUAGES } from '@farekite/shared/language';
import { countWords, renderPage } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { cityGuideTexts } from '../pages/CityGuide/CityGuide.texts';
import { cuisineTexts } from '../pages/CityGuide/Cuisine/Cuisine.texts';
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

/** Before a month of which the text means a part only. */
const PART_OF = /(early|mid|late|principios de|mediados de|fines de|primeros días de) $/;

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? [];
}

describe.each(GUIDES)('The guide to $city', ({ Guide }) => {
  it.each(LANGUAGES)('gives an overview of 80 to 120 words (%s)', (language) => {
    const { getAllByRole } = renderPage(Guide, { language });
    const [overview = document.body] = getAllByRole('region');
    const paragraphs = within(overview)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);
    const words = countWords(paragraphs.join(' '));
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(120);
  });

  it.each(LANGUAGES)('describes five attractions in about 25 words each (%s)', (language) => {
    const { getAllByRole } = renderPage(Guide, { language });
    const attractions = within(getAllByRole('region')[1] ?? document.body).getAllByRole('listitem');
    expect(attractions).toHaveLength(5);
    for (const attraction of attractions) {
      expect(within(attraction).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      const words = countWords(attraction.querySelector('p')?.textContent ?? '');
      expect(words).toBeGreaterThanOrEqual(21);
      expect(words).toBeLessThanOrEqual(29);
    }
  });

  it('has a picture of its own for each attraction', () => {
    const { getAllByRole } = renderPage(Guide);
    const pictures = [...(getAllByRole('region')[1]?.querySelectorAll('img') ?? [])];
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(5);
  });

  it.each(LANGUAGES)(
    'speaks of the months that it marks, from the first day to the last (%s)',
    (language) => {
      renderPage(Guide, { language });
      const bestTime = within(screen.getByRole('region', { name: cityGuideTexts(language)('bestTime') }));
      const text = (bestTime.getAllByRole('paragraph')[0]?.textContent ?? '').toLowerCase();
      const year = bestTime.getAllByRole('listitem').map((month) => ({
        name: month.lastElementChild?.textContent.split(':')[0]?.toLowerCase() ?? '',
        isGood: month.querySelector('svg') !== null,
      }));
      // Of a row of months the text may name the first and the last alone.
      const named = year.filter(
        ({ isGood }, at) => isGood && !(year[at - 1]?.isGood === true && year[at + 1]?.isGood === true),
      );
      expect(named.length).toBeGreaterThanOrEqual(2);
      expect(named.filter(({ name }) => !text.includes(name))).toEqual([]);
      const inPart = year.filter(
        ({ name, isGood }) =>
          isGood &&
          text
            .split(name)
            .slice(0, -1)
            .some((before) => PART_OF.test(before)),
      );
      expect(inPart).toEqual([]);
    },
  );

  it.each(LANGUAGES)('has dishes on its menu that its text speaks of (%s)', (language) => {
    renderPage(Guide, { language });
    const cuisine = within(screen.getByRole('region', { name: cuisineTexts(language)('title') }));
    const text = wordsIn(cuisine.getByRole('paragraph').textContent);
    const dishes = cuisine.getAllByRole('term').map(({ textContent }) => textContent);
    expect(dishes.length).toBeGreaterThanOrEqual(5);
    expect(dishes.filter((dish) => !wordsIn(dish).some((word) => text.includes(word)))).toEqual([]);
  });
});
