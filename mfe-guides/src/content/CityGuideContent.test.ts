import { LANGUAGES } from '@farekite/shared/language';
import { countWords, createTestI18n, renderPage } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { GUIDE_PAGES } from '../testing/guidePages';
import { CITY_GUIDES } from './cityGuides';

/** Words before a month that limit the text's recommendation to a part of that month. */
const PART_OF_MONTH = /(early|mid|late|principios de|mediados de|fines de|primeros días de) $/;

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? [];
}

describe.each(GUIDE_PAGES)('The content of $path', ({ path, Page, content }) => {
  it('names the path of its page as its namespace', () => {
    expect(`/${content.namespace}`).toBe(path);
  });

  it.each(LANGUAGES)('has an overview of 80 to 120 words (%s) [GUIDE-2]', (language) => {
    const { getAllByRole } = renderPage(Page, { language });
    const [overview = document.body] = getAllByRole('region');
    const paragraphs = within(overview)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);
    const words = countWords(paragraphs.join(' '));
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(120);
  });

  it.each(LANGUAGES)('describes five attractions in about 25 words each (%s) [GUIDE-2]', (language) => {
    const { getAllByRole } = renderPage(Page, { language });
    const attractions = within(getAllByRole('region')[1] ?? document.body).getAllByRole('listitem');
    expect(attractions).toHaveLength(5);
    for (const attraction of attractions) {
      expect(within(attraction).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      const words = countWords(attraction.querySelector('p')?.textContent ?? '');
      expect(words).toBeGreaterThanOrEqual(21);
      expect(words).toBeLessThanOrEqual(29);
    }
  });

  it('shows a different picture for each attraction', () => {
    const { getAllByRole } = renderPage(Page);
    const pictures = [...(getAllByRole('region')[1]?.querySelectorAll('img') ?? [])];
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(5);
  });

  it.each(LANGUAGES)('recommends in its text the whole of each month that it marks (%s)', (language) => {
    const t = createTestI18n(language).getFixedT(null, 'mfe-guides');
    renderPage(Page, { language });
    const bestTime = within(screen.getByRole('region', { name: t('cityGuide.bestTime') }));
    const text = (bestTime.getAllByRole('paragraph')[0]?.textContent ?? '').toLowerCase();
    const year = bestTime.getAllByRole('listitem').map((month) => ({
      name: month.lastElementChild?.textContent.split(':')[0]?.toLowerCase() ?? '',
      isMarked: month.querySelector('svg') !== null,
    }));
    // Of several months in a row the text may name only the first and the last.
    const expected = year.filter(
      ({ isMarked }, at) => isMarked && !(year[at - 1]?.isMarked === true && year[at + 1]?.isMarked === true),
    );
    expect(expected.length).toBeGreaterThanOrEqual(2);
    expect(expected.filter(({ name }) => !text.includes(name))).toEqual([]);
    const partlyRecommended = year.filter(
      ({ name, isMarked }) =>
        isMarked &&
        text
          .split(name)
          .slice(0, -1)
          .some((before) => PART_OF_MONTH.test(before)),
    );
    expect(partlyRecommended).toEqual([]);
  });

  it.each(LANGUAGES)('lists only dishes that its text mentions (%s)', (language) => {
    const t = createTestI18n(language).getFixedT(null, 'mfe-guides');
    renderPage(Page, { language });
    const cuisine = within(screen.getByRole('region', { name: t('cuisine.title') }));
    const text = wordsIn(cuisine.getByRole('paragraph').textContent);
    const dishes = cuisine.getAllByRole('term').map(({ textContent }) => textContent);
    expect(dishes.length).toBeGreaterThanOrEqual(5);
    expect(dishes.filter((dish) => !wordsIn(dish).some((word) => text.includes(word)))).toEqual([]);
  });
});

describe('CITY_GUIDES', () => {
  it('has the content of every guide, in the order of the menu', () => {
    expect(CITY_GUIDES).toEqual(GUIDE_PAGES.map(({ content }) => content));
  });
});
