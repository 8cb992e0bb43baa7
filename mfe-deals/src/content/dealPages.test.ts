import { menuPaths } from '@farekite/shared/contract';
import { createTestI18n } from '@farekite/shared/testing';
import { EXPOSED_PAGES } from '../testing/dealPages';
import { DEAL_PAGES, dealPage } from './dealPages';
import type { DealPageContent, DealPath } from './DealPageContent';

function discounts({ deals }: DealPageContent): number[] {
  return deals.map(({ originalPrice, price }) => Math.round((1 - price / originalPrice) * 100));
}

describe.each(EXPOSED_PAGES)('The content of $path', ({ content, texts }) => {
  it('has three blurbs and three deals on three routes [DEAL-2]', () => {
    for (const { blurbs, deals } of Object.values(texts)) {
      expect(blurbs.items).toHaveLength(3);
      expect(Object.keys(deals.fares).toSorted()).toEqual(content.deals.map(({ key }) => key).toSorted());
      expect(new Set(Object.values(deals.fares).map(({ route }) => route)).size).toBe(3);
    }
  });

  it('has a list if its words have one [DEAL-4]', () => {
    expect(content.list !== undefined).toBe(texts.en.list !== undefined);
  });

  it('names each section once if it sets an order', () => {
    const { sectionOrder, list } = content;
    const sections = ['blurbs', 'deals', ...(list === 'alone' ? ['list'] : [])];
    expect((sectionOrder ?? sections).toSorted()).toEqual(sections);
  });

  it('lists the deals from the lowest fare to the highest, each below the price before', () => {
    const prices = content.deals.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    for (const { price, originalPrice } of content.deals) expect(price).toBeLessThan(originalPrice);
  });

  it('says "one way" in the note of each one-way fare, and in no other note', () => {
    const { en, es } = texts;
    for (const { key, trip } of content.deals) {
      expect(/\bone way\b/i.test(en.deals.fares[key]?.note ?? '')).toBe(trip === 'oneWay');
      expect(/\bsolo ida\b/i.test(es.deals.fares[key]?.note ?? '')).toBe(trip === 'oneWay');
    }
  });

  it('mentions no amount in its texts but the lowest fare', () => {
    for (const [amount] of JSON.stringify(texts).matchAll(/\$[\d,]+/g)) {
      expect(Number(amount.replace(/\D/g, ''))).toBe(content.deals[0].price);
    }
  });
});

describe('The deal pages', () => {
  it('are nine at least, exactly those of the menu, in its order [DEAL-1, DEAL-13]', () => {
    const paths = DEAL_PAGES.map(({ path }) => path);
    expect(paths.length).toBeGreaterThanOrEqual(9);
    expect(paths).toEqual(menuPaths('deals'));
    expect(paths.toSorted()).toEqual(EXPOSED_PAGES.map(({ path }) => path).toSorted());
  });

  it('include lists for students, seniors and business class [DEAL-4]', () => {
    const paths = DEAL_PAGES.filter(({ list }) => list).map(({ path }) => path);
    expect(paths).toEqual(['/business-class-deals', '/student-travel-deals', '/senior-travel-deals']);
  });

  it.each(['en', 'es'] as const)('differ in heading, name and share picture (%s)', (language) => {
    const t = createTestI18n(language).getFixedT(null, 'shared');
    const headings = EXPOSED_PAGES.map(({ texts }) => texts[language].hero.heading);
    const names = DEAL_PAGES.map(({ path }) => t(`routes.${path}`));
    const pictures = EXPOSED_PAGES.flatMap(({ texts }) => texts[language].sharePictureAlt ?? []);
    for (const words of [headings, names, pictures]) expect(new Set(words).size).toBe(words.length);
  });
});

describe('The offers of the agency', () => {
  const textsOf = (path: DealPath) => {
    const page = EXPOSED_PAGES.find((exposed) => exposed.path === path);
    if (!page) throw new Error(`${path} is not exposed`);
    return page.texts;
  };

  it('include first class from $400 [DEAL-4]', () => {
    expect(dealPage('/first-class-deals').deals[0].price).toBe(400);
  });

  it.each([
    ['/student-travel-deals', 25, /between 18 and 26/, /entre 18 y 26/],
    ['/senior-travel-deals', 60, /60 or older/, /60 años o más/],
  ] as const)(
    'include on %s up to %d% off, with five requirements of which the first is the age [DEAL-4]',
    (path, percent, english, spanish) => {
      const { en, es } = textsOf(path);
      expect(Math.max(...discounts(dealPage(path)))).toBe(percent);
      expect([en.list?.items.length, es.list?.items.length]).toEqual([5, 5]);
      expect(en.list?.items[0]).toMatch(english);
      expect(es.list?.items[0]).toMatch(spanish);
    },
  );

  it('include family rates for four or more', () => {
    const { en, es } = textsOf('/family-travel-deals');
    for (const { note } of Object.values(en.deals.fares)) expect(note).toMatch(/4 or more/);
    for (const { note } of Object.values(es.deals.fares)) expect(note).toMatch(/4 o más/);
  });

  it('include six benefits in business class, among them 2 × 32 kg of baggage [DEAL-4]', () => {
    for (const { list } of Object.values(textsOf('/business-class-deals'))) {
      expect(list?.items).toHaveLength(6);
      expect(list?.items.filter((item) => item.includes('2 × 32 kg'))).toHaveLength(1);
    }
  });
});
