import { menuPaths } from '@farekite/shared/contract';
import { LANGUAGES } from '@farekite/shared/language';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import business from '../locales/en/business-class-deals.json';
import family from '../locales/en/family-travel-deals.json';
import senior from '../locales/en/senior-travel-deals.json';
import student from '../locales/en/student-travel-deals.json';
import businessEs from '../locales/es/business-class-deals.json';
import familyEs from '../locales/es/family-travel-deals.json';
import seniorEs from '../locales/es/senior-travel-deals.json';
import studentEs from '../locales/es/student-travel-deals.json';
import { LINKED_DEALS } from '../pages/DealPage/DealLinks/linkedDeals';
import { lowestFare } from '../pages/DealPage/lowestFare';
import { DEAL_PAGES } from '../testing/dealPages';
import firstClassDeals from './DealPage/firstClassDeals';
import seniorTravelDeals from './DealPage/seniorTravelDeals';
import studentTravelDeals from './DealPage/studentTravelDeals';
import topAirlines from './DealPage/topAirlines';
import type { DealPageContent } from './DealPageContent';

function discounts({ deals }: DealPageContent): number[] {
  return deals.map(({ originalPrice, price }) => Math.round((1 - price / originalPrice) * 100));
}

/** The values of a JSON file, however deeply nested. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

describe.each(DEAL_PAGES)('The content of $path', ({ path, Page, content, texts }) => {
  it('names the path of its page', () => {
    expect(content.path).toBe(path);
  });

  it('has no empty text, and translates heading, subline and notes', () => {
    const { en, es } = texts;
    for (const words of [leaves(en), leaves(es)]) {
      expect(words.length).toBeGreaterThan(20);
      for (const text of words) expect(text).toEqual(expect.stringMatching(/\S/));
    }
    expect(en.hero.heading).not.toBe(es.hero.heading);
    expect(en.hero.subline).not.toBe(es.hero.subline);
    for (const { key } of content.deals)
      expect(en.deals.fares[key]?.note).not.toBe(es.deals.fares[key]?.note);
  });

  it('has three blurbs and three deals on three routes [DEAL-2]', () => {
    expect(content.deals).toHaveLength(3);
    for (const { blurbs, deals } of Object.values(texts)) {
      expect(blurbs.items).toHaveLength(3);
      expect(Object.keys(deals.fares).toSorted()).toEqual(content.deals.map(({ key }) => key).toSorted());
      expect(new Set(Object.values(deals.fares).map(({ route }) => route)).size).toBe(3);
    }
  });

  it('is shown with its list, if it has one [DEAL-4]', () => {
    renderPage(Page);
    const regions = screen.getAllByRole('region');
    const { list } = texts.en;
    expect(content.list !== undefined).toBe(list !== undefined);
    expect(regions).toHaveLength(list ? 3 : 2);
    if (!list) return;
    const items = within(screen.getByRole('region', { name: list.heading })).getAllByRole('listitem');
    expect(items).toHaveLength(list.items.length);
  });

  it('names each section once if it sets an order', () => {
    const { sectionOrder, list } = content;
    const sections = ['blurbs', 'deals', ...(list === 'alone' ? ['list'] : [])];
    expect((sectionOrder ?? sections).toSorted()).toEqual(sections);
  });

  it.each(LANGUAGES)(
    'is shown with a badge that equals the rounded discount of each fare (%s) [HOME-14]',
    (language) => {
      renderPage(Page, { language });
      const cards = screen.getAllByRole('article');
      const badges = cards.map((card) => within(card).getByText(/^\d+% (off|menos)$/).textContent);
      expect(badges.map((badge) => parseInt(badge))).toEqual(discounts(content));
    },
  );

  it('lists the deals from the lowest fare to the highest', () => {
    const prices = content.deals.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('has a price below the original price in each deal', () => {
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
    const lowest = Math.min(...content.deals.map(({ price }) => price));
    for (const [amount] of JSON.stringify(texts).matchAll(/\$[\d,]+/g)) {
      expect(Number(amount.replace(/\D/g, ''))).toBe(lowest);
    }
  });
});

describe('The deal pages', () => {
  const paths = DEAL_PAGES.map(({ path }) => path);

  it('include the nine of the specification [DEAL-1]', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/first-class-deals',
        '/premium-economy-deals',
        '/premium-comfort',
        '/student-travel-deals',
        '/top-airlines',
        '/family-travel-deals',
        '/weekend-getaway-deals',
        '/senior-travel-deals',
        '/business-class-deals',
      ]),
    );
  });

  it.each(LANGUAGES)('differ in title, description and heading (%s)', (language) => {
    const heads = DEAL_PAGES.map(({ Page }) => Page.head(createTestI18n(language), TEST_SITE));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
    expect(new Set(DEAL_PAGES.map(({ texts }) => texts[language].hero.heading)).size).toBe(paths.length);
  });

  it('are all among the deal links in the order of the menu, and no other page is [DEAL-2, DEAL-13]', () => {
    const linked = LINKED_DEALS.map(({ path }) => path);
    expect(linked.toSorted()).toEqual(paths.toSorted());
    expect(linked).toEqual(menuPaths('deals'));
    for (const language of LANGUAGES) {
      const t = createTestI18n(language).getFixedT(null, 'shared');
      expect(new Set(linked.map((path) => t(`routes.${path}`))).size).toBe(paths.length);
    }
  });

  it('appear among the deal links with their illustration and their lowest fare', () => {
    for (const { path, content } of DEAL_PAGES) {
      expect(LINKED_DEALS.find((link) => link.path === path)).toMatchObject({
        illustration: content.illustration,
        lowestPrice: lowestFare(content.deals).price,
      });
    }
  });
});

describe('The offers of the agency', () => {
  it('include first class from $400 [DEAL-4]', () => {
    expect(Math.min(...firstClassDeals.deals.map(({ price }) => price))).toBe(400);
  });

  it('include up to 25% off for students from 18 to 26 [DEAL-4]', () => {
    expect(Math.max(...discounts(studentTravelDeals))).toBe(25);
    expect(student.list.items).toHaveLength(5);
    expect(student.list.items[0]).toMatch(/between 18 and 26/);
    expect(studentEs.list.items[0]).toMatch(/entre 18 y 26/);
    expect(student.hero.eyebrow).toBe('Ages 18 to 26, up to 25% off');
    expect(studentEs.hero.eyebrow).toBe('De 18 a 26 años, hasta un 25% menos');
  });

  it('include up to 60% off from the age of 60 [DEAL-4]', () => {
    expect(Math.max(...discounts(seniorTravelDeals))).toBe(60);
    expect(senior.list.items).toHaveLength(5);
    expect(senior.list.items[0]).toMatch(/60 or older/);
    expect(seniorEs.list.items[0]).toMatch(/60 años o más/);
  });

  it('include family rates for four or more', () => {
    for (const { note } of Object.values(family.deals.fares)) expect(note).toMatch(/4 or more/);
    for (const { note } of Object.values(familyEs.deals.fares)) expect(note).toMatch(/4 o más/);
  });

  it('include six benefits in business class, among them 2 × 32 kg of baggage [DEAL-4]', () => {
    for (const { items } of [business.list, businessEs.list]) {
      expect(items).toHaveLength(6);
      expect(items.filter((item) => item.includes('2 × 32 kg'))).toHaveLength(1);
    }
  });

  it('include three airlines to compare', () => {
    expect(new Set(topAirlines.deals.map(({ airline }) => airline)).size).toBe(3);
  });
});
