/** @jest-environment node */
import otherCityNames from '../../../../content/otherCityNames.json';
import { AIRPORTS, fold, suggestAirports } from './airportSearch';
import { cityAndCode } from './cityAndCode';

const codes = (text: string) => suggestAirports(text).map((label) => label.slice(0, 3));

describe('fold', () => {
  it.each([
    ['  São   Paulo ', 'sao paulo'],
    ['İZMİR', 'izmir'],
    ['Tromsø, Łódź, Gießen', 'tromso, lodz, giessen'],
    ['Seattle–Tacoma', 'seattle-tacoma'],
    ['Chicago O’Hare', "chicago o'hare"],
    ['St. Louis', 'st louis'],
  ])('normalizes "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('suggestAirports', () => {
  it.each(['sUVARNA', 'varnabhumi airport, bang'])(
    'finds the typed text anywhere in a label, in any case (%s) [SEARCH-7]',
    (text) => {
      expect(suggestAirports(text)).toEqual(['BKK - Suvarnabhumi Airport, Bangkok']);
    },
  );

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

  it.each([
    ['Hawái', ['HNL', 'OGG', 'KOA', 'LIH']],
    ['Creta', ['HER', 'CHQ']],
    ['NYC', ['JFK', 'LGA', 'EWR']],
    ['lon', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['TYO', ['NRT', 'HND']],
    ['houston', ['IAH', 'HOU']],
  ])(
    'finds all airports of an island or a city, the large ones first (%s) [AIRPORT-5, AIRPORT-6]',
    (text, found) => {
      expect(codes(text).slice(0, found.length)).toEqual(found);
    },
  );

  it.each([
    ['cancun', 'CUN'],
    ['Dübái', 'DXB'],
    ['münchen', 'MUC'],
    ['nueva york', 'JFK'],
    ['ohare', 'ORD'],
    ['o hare', 'ORD'],
    ['París (Francia)', 'CDG'],
    ['New York - JFK', 'JFK'],
    ['heathrow london', 'LHR'],
    ['Miami, FL', 'MIA'],
    ['portland oregon', 'PDX'],
    ['manchester, uk', 'MAN'],
    ['Washington, D.C.', 'IAD'],
    ['St Louis', 'STL'],
    ['PER', 'PER'],
    ['ind', 'IND'],
  ])('finds an airport as people write it (%s) [AIRPORT-5, AIRPORT-6]', (text, code) => {
    expect(codes(text)[0]).toBe(code);
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

  it('returns at most ten airports [SEARCH-7]', () => {
    expect(suggestAirports('a')).toHaveLength(10);
  });

  it.each([
    ['an empty text', ' \t\n'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a pattern', '.*'],
    ['brackets', '[('],
    ['emoji', '✈️🪁'],
    ['another script', 'مطار'],
    ['half a character', '\uD83E'],
    ['ten thousand letters', 'a'.repeat(10_000)],
  ])('returns no airport for %s [SEARCH-7, SEARCH-32]', (_what, text) => {
    expect(suggestAirports(text)).toEqual([]);
  });
});

describe('cityAndCode', () => {
  it('has another text for each airport', () => {
    expect(new Set(AIRPORTS.map(cityAndCode)).size).toBe(AIRPORTS.length);
  });

  it.each(['', 'Paris', 'cdg - Paris', 'CDG - Paris', 'CDG, Paris', 'x'.repeat(10_000)])(
    'leaves any other text as it is (%.20j)',
    (text) => {
      expect(cityAndCode(text)).toBeUndefined();
    },
  );
});
