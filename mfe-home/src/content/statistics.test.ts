/** @jest-environment node */
import { formatNumber } from '@farekite/shared/language';
import en from '../locales/en/about.json';
import es from '../locales/es/about.json';
import { STATISTICS } from './statistics';

const IN_WORDS: Partial<Record<number, Record<'en' | 'es', string>>> = { 5: { en: 'five', es: 'cinco' } };

it.each(['en', 'es'] as const)('STATISTICS are what the page about the agency says (%s)', (language) => {
  const { storyHow, storyWho, blurbs } = { en, es }[language];
  const claims = { airlines: storyHow, destinations: blurbs.globe.text, experience: storyWho };
  for (const { key, value } of STATISTICS.filter(({ key }) => key in claims)) {
    const figure = IN_WORDS[value]?.[language] ?? formatNumber(language, value);
    expect(claims[key as keyof typeof claims]).toMatch(RegExp(`(more than|más de) ${figure} `));
  }
});
