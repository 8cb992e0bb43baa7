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

interface FoldedAirport {
  readonly label: string;
  /** The text that is searched: the label, then the other names of the city. */
  readonly folded: string;
  readonly cities: readonly string[];
  /** The words of the searched text and of the names of its state and country. */
  readonly words: readonly string[];
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

/** How well an airport matches: 0 is best, `undefined` is no match. */
function rank({ folded, cities, words }: FoldedAirport, typed: string): number | undefined {
  const code = folded.slice(0, 3);
  if (!folded.includes(typed)) {
    const typedWords = wordsOf(typed);
    const hasAll = typedWords.every((start) => words.some((word) => word.startsWith(start)));
    if (typedWords.length === 0 || !hasAll) return undefined;
    return typedWords.includes(code) ? 5 : 6;
  }
  if (code === typed) return 0;
  if (code.startsWith(typed)) return 1;
  if (cities.some((city) => city.startsWith(typed))) return 2;
  return hasWordStartingWith(folded, typed) ? 3 : 4;
}

const FOLDED_AIRPORTS: readonly FoldedAirport[] = AIRPORTS.map((label) => {
  const city = label.slice(label.lastIndexOf(', ') + 2);
  const otherNames = OTHER_CITY_NAMES[city] ?? [];
  const folded = fold([label, ...otherNames].join(' | '));
  const region = fold(REGIONS.get(label.slice(0, 3)) ?? '');
  return {
    label,
    folded,
    cities: [city, ...otherNames].map(fold),
    // "ohare" and "o hare" as well.
    words: [folded, folded.replace(/'/g, ' '), region].flatMap(wordsOf),
  };
});

/**
 * At most ten labels of airports that contain the text in their label or in another name of their city. First
 * the airport with this code, then those whose code, city or any word starts with the text, then the rest, and last those
 * that have all its words in any order, also in the names of their country; with the same rank, in the order of AIRPORTS.
 */
export function suggestAirports(text: string): readonly string[] {
  const typed = fold(text);
  if (typed === '') return [];
  return FOLDED_AIRPORTS.flatMap((airport) => {
    const found = rank(airport, typed);
    return found === undefined ? [] : [{ label: airport.label, rank: found }];
  })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label }) => label);
}
