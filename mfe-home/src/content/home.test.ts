import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESTINATIONS } from './destinations';
import { GUIDES } from './guides';
import { HOT_DEALS } from './hotDeals';
import { POPULAR_DESTINATIONS } from './popularDestinations';
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

  it('has a picture for everything that wants one', () => {
    const folder = join(__dirname, '../components/Scene');
    const styles = readFileSync(join(folder, 'Scene.module.scss'), 'utf8');
    const strips = new Map(
      [...styles.matchAll(/'(\w+)': \(([^)]*)\)/g)].map(([, strip = '', scenes = '']) => [
        strip,
        [...scenes.matchAll(/'(\w+)'/g)].map(([, scene]) => scene),
      ]),
    );
    const drawn = [...strips].flatMap(([strip, scenes]) => {
      expect(existsSync(join(folder, `${strip}.svg`))).toBe(true);
      const svg = readFileSync(join(folder, `${strip}.svg`), 'utf8');
      // The file is as wide as its pictures, of 400 each.
      expect(svg).toContain(`viewBox="0 0 ${400 * scenes.length} 300"`);
      return scenes;
    });
    const wanted = [...PROMOS, ...HOT_DEALS, ...DESTINATIONS, ...GUIDES, ...POPULAR_DESTINATIONS];
    expect(wanted.map(({ scene }) => scene).filter((scene) => !drawn.includes(scene))).toEqual([]);
  });
});
