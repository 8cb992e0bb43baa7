import { menuEntries } from '@farekite/shared/contract';
import { DESTINATIONS } from './destinations';
import { GUIDES } from './guides';
import { HOT_DEALS } from './hotDeals';
import { PROMOS } from './promos';

describe('The content of the home page', () => {
  it('has eight destinations [HOME-13, HOME-66]', () => {
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

  it('has a unique coupon code for every hot deal [HOME-1]', () => {
    const codes = HOT_DEALS.map(({ couponCode }) => couponCode);
    expect(new Set(codes).size).toBe(HOT_DEALS.length);
    codes.forEach((code) => {
      expect(code).toMatch(/^[A-Z0-9]+$/);
    });
  });

  it('claims only the discounts that the agency gives [HOME-44]', () => {
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

  it('links to all city guides [HOME-17]', () => {
    expect(GUIDES.map(({ path }) => path)).toEqual(menuEntries('guides').map(({ path }) => path));
  });
});
