import { AIRPORTS } from '../../../../content/airports';
import { OTHER_CITY_NAMES } from '../../../../content/otherCityNames';

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
}

function hasWordStartingWith(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** How well an airport matches: 0 is best, `undefined` is no match. */
function rank({ folded, cities }: FoldedAirport, typed: string): number | undefined {
  if (!folded.includes(typed)) return undefined;
  const code = folded.slice(0, 3);
  if (code === typed) return 0;
  if (code.startsWith(typed)) return 1;
  if (cities.some((city) => city.startsWith(typed))) return 2;
  return hasWordStartingWith(folded, typed) ? 3 : 4;
}

const FOLDED_AIRPORTS: readonly FoldedAirport[] = AIRPORTS.map((label) => {
  const city = label.slice(label.lastIndexOf(', ') + 2);
  const otherNames = OTHER_CITY_NAMES[city] ?? [];
  return {
    label,
    folded: fold([label, ...otherNames].join(' | ')),
    cities: [city, ...otherNames].map(fold),
  };
});

/**
 * At most ten labels of airports that contain the text in their label or in another name of their city. First
 * the airport with this code, then those whose code, city or any word starts with the text, then the rest; with
 * the same rank, in the order of AIRPORTS.
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
