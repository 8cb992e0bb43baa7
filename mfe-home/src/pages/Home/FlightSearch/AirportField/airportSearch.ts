import { LANGUAGES } from '@farekite/shared/language';
import airports from '../../../../content/airports.json';
import otherCityNames from '../../../../content/otherCityNames.json';
import regionNames from '../../../../content/regionNames.json';

/** 'CODE - airport name, city', large airports first. A city has no comma. */
export const AIRPORTS: readonly string[] = airports.labels;

/**
 * The Spanish name of a city where more than accents differ, its own or a former name, the code of a city with several airports,
 * or the island that the airport serves. Several cities may have the same one.
 */
const OTHER_CITY_NAMES: Readonly<Record<string, readonly string[]>> = otherCityNames;

/** By ISO 3166 code, besides the names that every browser knows. */
const REGION_NAMES: Readonly<Record<string, readonly string[]>> = regionNames;

const MAX_SUGGESTIONS = 10;

/** How many words may stand for one, most first. */
const JOINED_COUNTS = [3, 2, 1];

/** Letters that normalization does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** As German and Danish write them where a keyboard lacks them. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };

const SHORT_WORDS: Readonly<Record<string, string>> = { saint: 'st', fort: 'ft', mount: 'mt' };

const LONG_WORDS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** Lower case, no accents, periods or wide letters, plain dashes and quotes, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')
    .replace(/[øłđðıßæœþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[‐-―]/g, '-')
    .replace(/[‘’ʻ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Köln" as "koeln". */
function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüø]/g, (letter) => TWO_LETTERS[letter] ?? letter);
}

function wordsOf(folded: string): readonly string[] {
  return folded
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** All spellings of a name, from each of its words on and in one word, each after a bar: "|newyork|york". */
function spellingsOf(name: string): string {
  const words = wordsOf(fold(name));
  return [
    words,
    words.map((word) => SHORT_WORDS[word] ?? word),
    words.map((word) => LONG_WORDS[word] ?? word),
    wordsOf(fold(spellOut(name))),
  ]
    .flatMap((spelling) => spelling.map((_, first) => `|${spelling.slice(first).join('')}`))
    .join('');
}

const COUNTRY_NAMES = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Also of one of the United States, such as "US-CA". */
function namesOfRegion(region: string): readonly string[] {
  const [country = '', state] = region.split('-');
  const countryNames = COUNTRY_NAMES.map((names) => names.of(country));
  return [country, ...countryNames, state, ...(REGION_NAMES[region] ?? [])].filter(
    (name) => name !== undefined,
  );
}

const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(airports.codesByRegion).flatMap(([region, codes]) => {
    const names = namesOfRegion(region).join(' ');
    return codes.split(' ').map((code) => [code, names]);
  }),
);

function hasWordStartingWith(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

const FOLDED_AIRPORTS = AIRPORTS.map((label) => {
  const city = label.slice(label.lastIndexOf(', ') + 2);
  const otherNames = OTHER_CITY_NAMES[city] ?? [];
  const folded = fold([label, ...otherNames].join(' | '));
  const region = fold(REGIONS.get(label.slice(0, 3)) ?? '');
  const words = [folded, folded.replace(/'/g, ' '), region].flatMap(wordsOf);
  return {
    label,
    folded,
    cities: [city, ...otherNames].map(fold),
    /** Of the searched text, with "ohare" and "o hare" for an apostrophe, and of the names of state and country. */
    words,
    spellings:
      [...label.split(/ - |, /), ...otherNames].map(spellingsOf).join('') +
      words.map((word) => `|${word}`).join(''),
  };
});

/** Each word on its own or in one with the words after it: "la guardia" is in "|laguardia". */
function hasAllSpelled(spellings: string, typedWords: readonly string[]): boolean {
  let rest = typedWords;
  while (rest.length > 0) {
    const count = JOINED_COUNTS.find((joined) => spellings.includes(`|${rest.slice(0, joined).join('')}`));
    if (count === undefined) return false;
    rest = rest.slice(count);
  }
  return typedWords.length > 0;
}

/** 0 is best, -1 is no match. */
function rankOf(
  { folded, cities, words, spellings }: (typeof FOLDED_AIRPORTS)[number],
  typed: string,
  typedWords: readonly string[],
): number {
  const code = folded.slice(0, 3);
  const hasAllWords =
    typedWords.length > 0 && typedWords.every((start) => words.some((word) => word.startsWith(start)));
  const rank = [
    code === typed,
    code.startsWith(typed),
    cities.some((city) => city.startsWith(typed)),
    hasWordStartingWith(folded, typed),
    folded.includes(typed),
    hasAllWords && typedWords.includes(code),
    hasAllWords,
  ].indexOf(true);
  // This takes longest.
  return rank === -1 && hasAllSpelled(spellings, typedWords) ? 7 : rank;
}

/**
 * First the airport with this code, then those whose code, city or any word starts with the text, then those that contain it,
 * then those that have all its words in any order, also in the names of their country, and last those that have them in another
 * spelling; with the same rank, in the order of AIRPORTS.
 */
export function suggestAirports(text: string): readonly string[] {
  const typed = fold(text);
  if (typed === '') return [];
  const typedWords = wordsOf(typed);
  return FOLDED_AIRPORTS.map((airport) => ({
    label: airport.label,
    rank: rankOf(airport, typed, typedWords),
  }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label }) => label);
}
