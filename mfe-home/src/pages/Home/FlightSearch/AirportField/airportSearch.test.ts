/** @jest-environment node */
import { LANGUAGES } from '@farekite/shared/language';
import otherCityNames from '../../../../content/otherCityNames.json';
import { AIRPORTS, fold, suggestAirports } from './airportSearch';
import { cityAndCode } from './cityAndCode';

const codes = (text: string) => suggestAirports(text).map((label) => label.slice(0, 3));

it('The names of countries are made once for each language', () => {
  const { DisplayNames } = Intl;
  const made = jest
    .spyOn(Intl, 'DisplayNames')
    .mockImplementation((...options) => new DisplayNames(...options));
  jest.isolateModules(() => {
    jest.requireActual('./airportSearch');
  });
  expect(made.mock.calls.map(([language]) => language)).toEqual(LANGUAGES);
});

it.each([
  ['  São   Paulo ', 'sao paulo'],
  ['İZMİR', 'izmir'],
  ['Tromsø, Łódź, Gießen', 'tromso, lodz, giessen'],
  ['Seattle–Tacoma', 'seattle-tacoma'],
  ['Chicago O’Hare', "chicago o'hare"],
])('fold normalizes "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

describe('suggestAirports', () => {
  it('finds every airport first by its full label, and by the short text that a field shows', () => {
    const shortTexts = AIRPORTS.map((label) => cityAndCode(label) ?? '');
    expect(AIRPORTS.filter((label) => suggestAirports(label)[0] !== label)).toEqual([]);
    expect(AIRPORTS.filter((label, index) => suggestAirports(shortTexts[index] ?? '')[0] !== label)).toEqual(
      [],
    );
  });

  it('finds every city by its other names, in Spanish or of an island', () => {
    for (const [city, names] of Object.entries(otherCityNames)) {
      for (const name of names) expect(suggestAirports(name).join()).toContain(`, ${city}`);
    }
  });

  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
  it.each<[string, (name: string) => string]>([
    ['in one word', (name) => name.replace(/[^\p{L}\p{N}]/gu, '')],
    ['with hyphens', (name) => name.replace(/ /g, '-')],
    [
      'with umlauts as two letters',
      (name) => name.replace(/[äöüø]/g, (letter) => `${'aouo'['äöüø'.indexOf(letter)] ?? ''}e`),
    ],
    ['with wide letters', wide],
    ['with "Saint" for "St."', (name) => name.replace(/\bSt\b\.?/, 'Saint')],
    [
      'with "St." for "Saint", and so on',
      (name) => name.replace(/\b(S)aint\b|\b(F)ort\b|\b(M)ount\b/g, '$1$2$3t.'),
    ],
  ])('finds every airport by its city and its other names, written %s [AIRPORT-7]', (_how, write) => {
    const missing = AIRPORTS.flatMap((label) => {
      const city = label.slice(label.lastIndexOf(', ') + 2);
      const others = (otherCityNames as Readonly<Record<string, readonly string[]>>)[city] ?? [];
      return [city, ...others].flatMap((name) => {
        const text = `${write(name)} ${label.slice(0, 3)}`;
        return codes(text)[0] === label.slice(0, 3) ? [] : [text];
      });
    });
    expect(missing).toEqual([]);
  });

  it.each([
    ['Hawái', ['HNL', 'OGG', 'KOA', 'LIH']],
    ['NYC', ['JFK', 'LGA', 'EWR']],
    ['lon', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['houston', ['IAH', 'HOU']],
  ])('finds all airports of %s, the large ones first [AIRPORT-5, AIRPORT-6]', (text, found) => {
    expect(codes(text).slice(0, found.length)).toEqual(found);
  });

  it.each([
    ['sUVARNA', 'BKK'],
    ['varnabhumi airport, bang', 'BKK'],
    ['Dübái', 'DXB'],
    ['ohare', 'ORD'],
    ['o hare', 'ORD'],
    ['París (Francia)', 'CDG'],
    ['New York - JFK', 'JFK'],
    ['heathrow london', 'LHR'],
    ['Miami, FL', 'MIA'],
    ['portland oregon', 'PDX'],
    ['manchester, uk', 'MAN'],
    ['Washington, D.C.', 'IAD'],
    ['PER', 'PER'],
    // In another spelling.
    ['minneapolis st. paul', 'MSP'],
    ['Ft.Myers', 'RSW'],
    ['dallas ftworth', 'DFW'],
    ['la guardia, new york', 'LGA'],
    ['elpaso texas', 'ELP'],
    ['koeln (Alemania)', 'CGN'],
  ])('finds an airport as people write it (%s) [SEARCH-7, AIRPORT-5, AIRPORT-6, AIRPORT-7]', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it('lists what has the words in another spelling last [AIRPORT-7]', () => {
    expect(codes('saint')).toEqual(['MSP', 'LYS', 'STL']);
  });

  it('lists codes, then cities, then words that start with the text, then the rest [AIRPORT-5]', () => {
    const kinds = suggestAirports('man').map((label) => {
      if (/^MAN/.test(label)) return 1;
      if (/, Man[^,]*$/i.test(label)) return 2;
      return /\bman/i.test(label) ? 3 : 4;
    });
    expect(kinds).toEqual([...kinds].sort());
    expect([...new Set(kinds)]).toEqual([1, 2, 3, 4]);
  });

  it('lists what contains the text before what only has its words [AIRPORT-6]', () => {
    expect(codes('new york').slice(0, 2)).toEqual(['JFK', 'LGA']);
    expect(codes('spain')).toContain('MAD');
  });

  it.each([
    ['an empty text', ' \t\n'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a pattern', '.*'],
    ['half a character', '\uD83E'],
    ['ten thousand letters', 'a'.repeat(10_000)],
  ])('returns no airport for %s [SEARCH-7, SEARCH-32]', (_what, text) => {
    expect(suggestAirports(text)).toEqual([]);
  });
});

it.each(['', 'Paris', 'cdg - Paris', 'CDG - Paris', 'CDG, Paris'])(
  'cityAndCode has none for "%s"',
  (text) => {
    expect(cityAndCode(text)).toBeUndefined();
  },
);
