import { AIRPORTS } from '../../../../content/airports';
import { fold, suggestAirports } from './airportSearch';

const codes = (text: string) => suggestAirports(text).map((label) => label.slice(0, 3));

describe('Folding', () => {
  it.each([
    ['  São   Paulo ', 'sao paulo'],
    ['İZMİR', 'izmir'],
    ['Tromsø, Łódź, Gießen', 'tromso, lodz, giessen'],
    ['Seattle–Tacoma', 'seattle-tacoma'],
    ['Chicago O’Hare', "chicago o'hare"],
    ['St. Louis', 'st louis'],
  ])('makes "%s" comparable', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('Suggestions', () => {
  it('hold the typed text anywhere in the label, whatever its case', () => {
    expect(suggestAirports('sUVARNA')).toEqual(['BKK - Suvarnabhumi Airport, Bangkok']);
    expect(suggestAirports('varnabhumi airport, bang')).toEqual(['BKK - Suvarnabhumi Airport, Bangkok']);
  });

  it('overlook accents on either side', () => {
    expect(codes('cancun')).toEqual(['CUN']);
    expect(codes('São Paulo')).toEqual(['GRU']);
    expect(codes('Dübái')).toEqual(['DXB']);
  });

  it.each([
    ['Londres', 'LHR'],
    ['nueva york', 'JFK'],
    ['tokio', 'NRT'],
    ['estambul', 'IST'],
    ['Ciudad de México', 'MEX'],
    ['la habana', 'HAV'],
    ['bali', 'DPS'],
    ['saigon', 'SGN'],
  ])('find a city by its Spanish or its other name (%s)', (name, code) => {
    expect(codes(name)[0]).toBe(code);
  });

  it('find every airport by its own label', () => {
    expect(AIRPORTS.filter((label) => suggestAirports(label)[0] !== label)).toEqual([]);
  });

  it('begin with the airport whose code was typed', () => {
    expect(codes('sin')[0]).toBe('SIN');
    expect(codes('PER')[0]).toBe('PER');
  });

  it('go on with codes, then cities, then words that begin with the text, and end with the rest', () => {
    const found = suggestAirports('man');
    const kind = (label: string) => {
      if (/^MAN/.test(label)) return 'code';
      if (/, Man[^,]*$/i.test(label)) return 'city';
      return /\bman/i.test(label) ? 'word' : 'rest';
    };
    const kinds = found.map(kind);
    expect(kinds[0]).toBe('code');
    expect([...new Set(kinds)]).toEqual(['code', 'city', 'word', 'rest']);
    expect(kinds).toEqual([...kinds].sort((a, b) => order(a) - order(b)));
  });

  it('put the large airports of a city before its small ones', () => {
    expect(codes('houston')).toEqual(['IAH', 'HOU']);
    expect(codes('milan')).toEqual(['MXP', 'LIN']);
  });

  it('are ten at most', () => {
    expect(suggestAirports('a')).toHaveLength(10);
    expect(suggestAirports('london')).toHaveLength(5);
  });

  it.each(['', '   ', ' \t\n'])('are none for nothing (%j)', (text) => {
    expect(suggestAirports(text)).toEqual([]);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a pattern', '.*'],
    ['brackets', '[('],
    ['emoji', '✈️🪁'],
    ['another script', 'مطار'],
    ['half a character', '\uD83E'],
    ['ten thousand letters', 'a'.repeat(10_000)],
  ])('survive %s', (_what, text) => {
    expect(suggestAirports(text)).toEqual([]);
  });
});

function order(kind: string): number {
  return ['code', 'city', 'word', 'rest'].indexOf(kind);
}
