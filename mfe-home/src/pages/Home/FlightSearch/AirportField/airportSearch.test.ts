import { AIRPORTS, fold, suggestAirports } from './airportSearch';

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
  it('finds the typed text anywhere in a label, in any case [SEARCH-7]', () => {
    expect(suggestAirports('sUVARNA')).toEqual(['BKK - Suvarnabhumi Airport, Bangkok']);
    expect(suggestAirports('varnabhumi airport, bang')).toEqual(['BKK - Suvarnabhumi Airport, Bangkok']);
  });

  it('ignores accents in the text and in the label [AIRPORT-5]', () => {
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
    ['El Cairo', 'CAI'],
    ['Seúl', 'ICN'],
    ['oporto', 'OPO'],
    ['abu dabi', 'AUH'],
    ['La Valeta', 'MLA'],
    ['Aruba', 'AUA'],
  ])('finds a city by its Spanish or other name (%s)', (name, code) => {
    expect(codes(name)[0]).toBe(code);
  });

  it.each([
    ['hawaii', ['HNL', 'OGG', 'KOA', 'LIH']],
    ['Hawái', ['HNL', 'OGG', 'KOA', 'LIH']],
    ['Creta', ['HER', 'CHQ']],
    ['Chipre', ['LCA', 'PFO']],
    ['Tahití', ['PPT']],
    ['okinawa', ['OKA']],
  ])('finds all airports of an island (%s)', (name, found) => {
    expect(codes(name)).toEqual(found);
  });

  it.each([
    ['NYC', ['JFK', 'LGA', 'EWR']],
    ['lon', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['TYO', ['HND', 'NRT']],
  ])('finds the airports of a city by its code (%s) [AIRPORT-6]', (text, found) => {
    expect(codes(text).slice(0, found.length).sort()).toEqual([...found].sort());
  });

  it.each([
    ['ohare', 'ORD'],
    ["O'Hare", 'ORD'],
    ['o hare', 'ORD'],
    ['Paris, France', 'CDG'],
    ['París (Francia)', 'CDG'],
    ['münchen', 'MUC'],
    ['JFK New York', 'JFK'],
    ['New York - JFK', 'JFK'],
    ['heathrow london', 'LHR'],
    ['Miami, FL', 'MIA'],
    ['portland oregon', 'PDX'],
    ['Filadelfia, Pensilvania', 'PHL'],
    ['manchester, uk', 'MAN'],
    ['Birmingham Alabama', 'BHM'],
    ['Washington, D.C.', 'IAD'],
    ['St Louis', 'STL'],
    ['Tokio, Japón', 'NRT'],
    ['Houston (HOU)', 'HOU'],
  ])('finds an airport as people write it (%s) [AIRPORT-6]', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it('lists what contains the text before what only has its words [AIRPORT-6]', () => {
    expect(codes('ind').at(0)).toBe('IND');
    expect(codes('spain')).toContain('MAD');
    expect(codes('new york').slice(0, 2)).toEqual(['JFK', 'LGA']);
  });

  it('finds every airport by its full label', () => {
    expect(AIRPORTS.filter((label) => suggestAirports(label)[0] !== label)).toEqual([]);
  });

  it('lists the airport with the typed code first [AIRPORT-5]', () => {
    expect(codes('sin')[0]).toBe('SIN');
    expect(codes('PER')[0]).toBe('PER');
  });

  it('lists codes, then cities, then words that start with the text, then the rest [AIRPORT-5]', () => {
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

  it('lists the large airports of a city before its small ones [AIRPORT-5]', () => {
    expect(codes('houston')).toEqual(['IAH', 'HOU']);
    expect(codes('milan')).toEqual(['MXP', 'LIN']);
  });

  it('returns at most ten airports [SEARCH-7]', () => {
    expect(suggestAirports('a')).toHaveLength(10);
    expect(suggestAirports('london')).toHaveLength(5);
  });

  it.each(['', '   ', ' \t\n'])('returns no airport for an empty text (%j) [SEARCH-7]', (text) => {
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
  ])('returns no airport for %s [SEARCH-32]', (_what, text) => {
    expect(suggestAirports(text)).toEqual([]);
  });
});

function order(kind: string): number {
  return ['code', 'city', 'word', 'rest'].indexOf(kind);
}
