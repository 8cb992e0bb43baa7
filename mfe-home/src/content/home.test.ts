/** @jest-environment node */
import { menuPaths } from '@farekite/shared/contract';
import english from '../locales/en/home.json';
import spanish from '../locales/es/home.json';
import { DESTINATIONS } from './destinations';
import { GUIDES } from './guides';
import { HOT_DEALS } from './hotDeals';
import { POPULAR_DESTINATIONS } from './popularDestinations';
import { PROMOS } from './promos';

describe('The content of the home page', () => {
  it('has eight destinations [HOME-8]', () => {
    const names = DESTINATIONS.map(({ illustration }) => english.destinations.places[illustration].name);
    expect(names.join()).toBe('Paris,Tokyo,New York,London,Rome,Barcelona,Dubai,Cancún');
  });

  it('has a unique coupon code and a value for every hot deal [HOME-12]', () => {
    const codes = HOT_DEALS.map(({ couponCode }) => couponCode);
    expect(new Set(codes).size).toBe(HOT_DEALS.length);
    for (const { couponCode, couponValue } of HOT_DEALS) {
      expect(couponCode).toMatch(/^[A-Z0-9]+$/);
      expect(couponValue).toBeGreaterThan(0);
    }
  });

  it.each([
    ['en', english],
    ['es', spanish],
  ])('claims only the discounts that the agency gives (%s)', (_language, texts) => {
    const { promos } = texts.premiumServices;
    const deals = texts.hotDeals.descriptions;
    expect(promos['/first-class-deals'].description).toMatch(/\$400,? (one way|solo ida), /);
    expect(promos['/student-travel-deals'].description).toMatch(/^(Up to 25% off|Hasta un 25% menos)/);
    expect(promos['/student-travel-deals'].subtitle).toMatch(/18 (to|a) 26/);
    expect(deals['/senior-travel-deals']).toMatch(
      /^(Up to 60% off|Hasta un 60% menos) .* 60( and over| años)\.$/,
    );
    expect(deals['/family-travel-deals']).toMatch(/(four or more|cuatro o más)\.$/);
    expect(deals['/weekend-getaway-deals']).toMatch(/Friday.* Sunday|viernes.* domingo/);
  });

  it('links to all city guides [HOME-10]', () => {
    expect(GUIDES.map(({ path }) => path)).toEqual(menuPaths('guides'));
    expect(DESTINATIONS.flatMap(({ guide = [] }) => guide)).toEqual(menuPaths('guides'));
  });

  it('shows no picture twice [HOME-64]', () => {
    const pictures = [DESTINATIONS, POPULAR_DESTINATIONS, GUIDES, PROMOS, HOT_DEALS]
      .flat()
      .map(({ illustration }) => illustration);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
