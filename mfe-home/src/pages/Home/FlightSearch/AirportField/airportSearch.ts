import airports from '../../../../content/airports.json';
import otherCityNames from '../../../../content/otherCityNames.json';
import regionNames from '../../../../content/regionNames.json';

/** 'CODE - airport name, city', large airports first. A city has no comma. */
export const AIRPORTS: readonly string[] = airports.labels;

/**
 * Other names by which travelers search for a city: the Spanish name where more than accents differ, its own or a former name,
 * the code of a city with several airports, or the island that the airport serves. Several cities may have the same one.
 */
const OTHER_CITY_NAMES: Readonly<Record<string, readonly string[]>> = otherCityNames;

/** By ISO 3166 code, besides the names of countries that every browser knows in both languages. */
const REGION_NAMES: Readonly<Record<string, readonly string[]>> = regionNames;

const MAX_SUGGESTIONS = 10;

/** Letters that normalization does not decompose into a letter and an accent. */
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

/** Normalizes a text for comparison: lower case, no accents or periods, plain dashes and quotes, single spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[øłđðıßæœþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[‐-―]/g, '-')
    .replace(/[‘’ʻ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a normalized text, without punctuation. */
function wordsOf(folded: string): readonly string[] {
  return folded
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How people call a country, or one of the United States, in English and in Spanish. */
function namesOfRegion(region: string): readonly string[] {
  const [country = '', state] = region.split('-');
  const countryNames = ['en', 'es'].map((language) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(country),
  );
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
  return {
    label,
    /** The text that is searched. */
    folded,
    cities: [city, ...otherNames].map(fold),
    /** Those of the searched text, with "ohare" and "o hare" for one with an apostrophe, and of the names of state and country. */
    words: [folded, folded.replace(/'/g, ' '), region].flatMap(wordsOf),
  };
});

/** How well an airport matches: 0 is best, -1 is no match. */
function rankOf(
  { folded, cities, words }: (typeof FOLDED_AIRPORTS)[number],
  typed: string,
  typedWords: readonly string[],
): number {
  const code = folded.slice(0, 3);
  const hasAllWords =
    typedWords.length > 0 && typedWords.every((start) => words.some((word) => word.startsWith(start)));
  return [
    code === typed,
    code.startsWith(typed),
    cities.some((city) => city.startsWith(typed)),
    hasWordStartingWith(folded, typed),
    folded.includes(typed),
    hasAllWords && typedWords.includes(code),
    hasAllWords,
  ].indexOf(true);
}

/**
 * At most ten labels of airports that contain the text in their label or in another name of their city. First
 * the airport with this code, then those whose code, city or any word starts with the text, then the rest, and last those
 * that have all its words in any order, also in the names of their country; with the same rank, in the order of AIRPORTS.
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
