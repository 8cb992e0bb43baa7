import { AIRPORTS, suggestAirports } from './airportSearch';
import { cityAndCode } from './cityAndCode';

describe('cityAndCode', () => {
  it('has another text for each airport, by which the search finds it', () => {
    const texts = AIRPORTS.map((label) => cityAndCode(label) ?? '');
    expect(new Set(texts).size).toBe(AIRPORTS.length);
    expect(AIRPORTS.filter((label, index) => suggestAirports(texts[index] ?? '')[0] !== label)).toEqual([]);
  });

  it.each(['', 'Paris', 'cdg - Paris', 'CDG - Paris', 'CDG, Paris', 'x'.repeat(10_000)])(
    'leaves any other text as it is (%.20j)',
    (text) => {
      expect(cityAndCode(text)).toBeUndefined();
    },
  );
});
