/** @jest-environment node */
import { menuPaths } from '@farekite/shared/contract';
import { monthName } from '@farekite/shared/language';
import { countWords, createTestI18n } from '@farekite/shared/testing';
import { CITY_GUIDES } from './cityGuides';
import type { Month } from './CityGuideContent';

const GUIDES = CITY_GUIDES.flatMap((content) =>
  (['en', 'es'] as const).map((language) => ({ ...content, language })),
);

describe.each(GUIDES)('The content of $namespace ($language)', ({ namespace, language, ...content }) => {
  const t = createTestI18n(language).getFixedT(null, namespace);

  it('has an overview of 80 to 120 words [GUIDE-2]', () => {
    const words = countWords(t('overview', { returnObjects: true }).join(' '));
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(120);
  });

  it('describes five different attractions in about 25 words each [GUIDE-2]', () => {
    expect(new Set(content.attractions).size).toBe(5);
    for (const attraction of content.attractions) {
      expect(t(`attractions.${attraction}.name`)).toMatch(/\S/);
      const words = countWords(t(`attractions.${attraction}.text`));
      expect(words).toBeGreaterThanOrEqual(21);
      expect(words).toBeLessThanOrEqual(29);
    }
  });

  it('recommends in its text each month that it marks', () => {
    const text = t('bestTime').toLowerCase();
    const isMarked = (month: number) => content.bestMonths.includes(month as Month);
    const named = content.bestMonths
      // Of several months in a row the text may name only the first and the last.
      .filter((month) => !(isMarked(month - 1) && isMarked(month + 1)))
      .map((month) => monthName(language, month).toLowerCase());
    expect(named.length).toBeGreaterThanOrEqual(2);
    for (const name of named) expect(text).toContain(name);
  });
});

it('CITY_GUIDES has every guide, in the order of the menu', () => {
  expect(CITY_GUIDES.map(({ namespace }) => `/${namespace}`)).toEqual(menuPaths('guides'));
});
