import { LANGUAGES, type Language } from '@farekite/shared/language';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { lowestFare } from '../pages/DealPage/lowestFare';
import { DEAL_PAGES } from '../testing/dealPages';
import businessClassDeals from './DealPage/businessClassDeals';
import familyTravelDeals from './DealPage/familyTravelDeals';
import firstClassDeals from './DealPage/firstClassDeals';
import seniorTravelDeals from './DealPage/seniorTravelDeals';
import studentTravelDeals from './DealPage/studentTravelDeals';
import topAirlines from './DealPage/topAirlines';
import dealLinks from '../pages/DealPage/DealLinks/dealLinks.data';
import type { DealPageContent } from './DealPageContent';

function discounts({ deals }: DealPageContent): number[] {
  return deals.map(({ originalPrice, price }) => Math.round((1 - price / originalPrice) * 100));
}

/** Every localized text in a content file, however deeply nested. */
function localizedTexts(value: unknown): Record<Language, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || 'es' in value) return [value as Record<Language, unknown>];
  return Object.values(value).flatMap(localizedTexts);
}

describe.each(DEAL_PAGES)('The content of $path', ({ path, Page, content }) => {
  it('names the path of its page', () => {
    expect(content.path).toBe(path);
  });

  it('has every text in both languages, and translates heading, subline and notes', () => {
    const texts = localizedTexts(content);
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      expect(text).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
    }
    for (const { en, es } of [content.heading, content.subline, ...content.deals.map(({ note }) => note)]) {
      expect(en).not.toBe(es);
    }
  });

  it('has three blurbs and three deals on three routes [DEAL-2]', () => {
    expect(content.blurbs).toHaveLength(3);
    expect(content.deals).toHaveLength(3);
    expect(new Set(content.deals.map(({ route }) => route.en)).size).toBe(3);
  });

  it('is shown with its list, if it has one [DEAL-4]', () => {
    renderPage(Page);
    const regions = screen.getAllByRole('region');
    const list = content.list;
    expect(regions).toHaveLength(list ? 3 : 2);
    if (!list) return;
    const items = within(screen.getByRole('region', { name: list.heading.en })).getAllByRole('listitem');
    expect(items).toHaveLength(list.items.length);
  });

  it('names each section once if it sets an order', () => {
    const { sectionOrder, list, dealsArrangement } = content;
    const hasListSection = list && dealsArrangement !== 'rows';
    const sections = ['blurbs', 'deals', ...(hasListSection ? ['list'] : [])];
    expect((sectionOrder ?? sections).toSorted()).toEqual(sections);
  });

  it.each(LANGUAGES)(
    'is shown with a badge that equals the rounded discount of each fare (%s) [UI-1]',
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
    for (const { trip, note } of content.deals) {
      expect(/\bone way\b/i.test(note.en)).toBe(trip === 'oneWay');
      expect(/\bsolo ida\b/i.test(note.es)).toBe(trip === 'oneWay');
    }
  });

  it('mentions no amount in its texts but the lowest fare', () => {
    const texts = JSON.stringify(content);
    const lowest = Math.min(...content.deals.map(({ price }) => price));
    for (const [amount] of texts.matchAll(/\$[\d,]+/g)) {
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
    const heads = DEAL_PAGES.map(({ Page }) => Page.head(language, TEST_SITE));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
    expect(new Set(DEAL_PAGES.map(({ content }) => content.heading[language])).size).toBe(paths.length);
  });

  it('are all among the deal links, and no other page is [DEAL-2, DEAL-13]', () => {
    expect(dealLinks.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    for (const language of LANGUAGES) {
      expect(new Set(dealLinks.map(({ name }) => name[language])).size).toBe(paths.length);
    }
  });

  it('appear among the deal links with their illustration and their lowest fare', () => {
    for (const { path, content } of DEAL_PAGES) {
      expect(dealLinks.find((link) => link.path === path)).toMatchObject({
        illustration: content.illustration,
        lowestPrice: lowestFare(content.deals).price,
      });
    }
  });
});

describe('The offers of the agency', () => {
  it('include first class from $400 [DEAL-6, DEAL-12]', () => {
    expect(Math.min(...firstClassDeals.deals.map(({ price }) => price))).toBe(400);
  });

  it('include up to 25% off for students from 18 to 26 [DEAL-7, DEAL-12]', () => {
    expect(Math.max(...discounts(studentTravelDeals))).toBe(25);
    expect(studentTravelDeals.list.items).toHaveLength(5);
    expect(studentTravelDeals.list.items[0]).toEqual({
      en: expect.stringMatching(/between 18 and 26/),
      es: expect.stringMatching(/entre 18 y 26/),
    });
    expect(studentTravelDeals.eyebrow).toEqual({
      en: 'Ages 18 to 26, up to 25% off',
      es: 'De 18 a 26 años, hasta un 25% menos',
    });
  });

  it('include up to 60% off from the age of 60 [DEAL-8, DEAL-12]', () => {
    expect(Math.max(...discounts(seniorTravelDeals))).toBe(60);
    expect(seniorTravelDeals.list.items).toHaveLength(5);
    expect(seniorTravelDeals.list.items[0]).toEqual({
      en: expect.stringMatching(/60 or older/),
      es: expect.stringMatching(/60 años o más/),
    });
  });

  it('include family rates for four or more [DEAL-9]', () => {
    for (const { note } of familyTravelDeals.deals) {
      expect(note).toEqual({
        en: expect.stringMatching(/4 or more/),
        es: expect.stringMatching(/4 o más/),
      });
    }
  });

  it('include six benefits in business class, among them 2 × 32 kg of baggage [DEAL-10, DEAL-12]', () => {
    const { items } = businessClassDeals.list;
    expect(items).toHaveLength(6);
    for (const language of LANGUAGES) {
      expect(items.filter((item) => item[language].includes('2 × 32 kg'))).toHaveLength(1);
    }
  });

  it('include three airlines to compare', () => {
    expect(new Set(topAirlines.deals.map(({ airline }) => airline)).size).toBe(3);
  });
});
