import { DESTINATIONS } from './destinations';
import { GUIDES } from './guides';
import { HOT_DEALS } from './hotDeals';
import { PROMOS } from './promos';

describe('The content of the home page', () => {
  it('has eight destinations', () => {
    expect(DESTINATIONS.map(({ name }) => name.en)).toEqual([
      'Paris',
      'Tokyo',
      'New York',
      'London',
      'Rome',
      'Barcelona',
      'Dubai',
      'Cancún',
    ]);
  });

  it('gives every deal a coupon code of its own', () => {
    const codes = HOT_DEALS.map(({ couponCode }) => couponCode);
    expect(new Set(codes).size).toBe(4);
    codes.forEach((code) => {
      expect(code).toMatch(/^[A-Z0-9]+$/);
    });
  });

  it('claims no other discounts than the agency gives', () => {
    const promos = new Map(PROMOS.map((promo) => [promo.path, promo]));
    const deals = new Map(HOT_DEALS.map((deal) => [deal.path, deal.description]));
    const student = promos.get('/student-travel-deals');
    for (const language of ['en', 'es'] as const) {
      expect(promos.get('/first-class-deals')?.description[language]).toMatch(/\$400\.$/);
      expect(student?.description[language]).toMatch(/(Up to|Hasta) 25%/);
      expect(student?.subtitle[language]).toMatch(/18 (to|a) 26/);
      expect(deals.get('/senior-travel-deals')?.[language]).toMatch(/(Up to|Hasta) 60% .* 60( años)?\.$/);
      expect(deals.get('/family-travel-deals')?.[language]).toMatch(/(four or more|cuatro o más)\.$/);
    }
  });

  it('leads to the four guides', () => {
    expect(GUIDES.map(({ path }) => path)).toEqual([
      '/paris-guide',
      '/tokyo-guide',
      '/new-york-guide',
      '/london-guide',
    ]);
  });
});
