import { LANGUAGES, type Language } from '@farekite/shared/language';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { lowestFare } from '../pages/DealPage/DealHero/lowestFare';
import { dealPages } from '../testing/dealPages';
import { AIRLINES } from './airlines';
import { DEAL_LINKS } from './dealLinks';
import type { DealPageContent } from './DealPageContent';

const pages = Object.entries(dealPages);

function page(path: string) {
  const found = dealPages[path];
  if (!found) throw new Error(`package.json lists no page at ${path}`);
  return found;
}

function discounts({ deals }: DealPageContent): number[] {
  return deals.map(({ originalPrice, price }) => Math.round((1 - price / originalPrice) * 100));
}

/** Every { en, es } pair of a page, wherever it stands. */
function localizedTexts(value: unknown): Record<Language, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || 'es' in value) return [value as Record<Language, unknown>];
  return Object.values(value).flatMap(localizedTexts);
}

describe.each(pages)('The content of %s', (path, Page) => {
  const { content } = Page;

  it('names its own path', () => {
    expect(content.path).toBe(path);
  });

  it('says everything in both languages, and not the same thing twice', () => {
    const texts = localizedTexts(content);
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      expect(text).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
    }
    for (const { en, es } of [content.heading, content.subline, ...content.deals.map(({ note }) => note)]) {
      expect(en).not.toBe(es);
    }
  });

  it('has three blurbs and three fares on three routes', () => {
    expect(content.blurbs).toHaveLength(3);
    expect(content.deals).toHaveLength(3);
    expect(new Set(content.deals.map(({ route }) => route.en)).size).toBe(3);
  });

  it('has each of its sections once in its order', () => {
    const { order, list, dealsLayout } = content;
    const isAlone = list && dealsLayout === 'columns';
    expect(order.toSorted()).toEqual(['blurbs', 'deals', ...(isAlone ? ['list'] : [])]);
  });

  it.each(LANGUAGES)('shows a badge that equals the rounded discount of each fare (%s)', (language) => {
    renderPage(Page, { language });
    const cards = screen.getAllByRole('article');
    const badges = cards.map((card) => within(card).getByText(/^\d+% (off|menos)$/).textContent);
    expect(badges.map((badge) => parseInt(badge))).toEqual(discounts(content));
  });

  it('goes from the lowest fare to the highest', () => {
    const prices = content.deals.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('lowers every price', () => {
    for (const { price, originalPrice } of content.deals) expect(price).toBeLessThan(originalPrice);
  });

  it('says one way in the note of a one-way fare, and of no other', () => {
    for (const { trip, note } of content.deals) {
      expect(/\bone way\b/i.test(note.en)).toBe(trip === 'oneWay');
      expect(/\bsolo ida\b/i.test(note.es)).toBe(trip === 'oneWay');
    }
  });

  it('names no amount in its words that is not the lowest of its fares', () => {
    const words = JSON.stringify(content);
    const lowest = Math.min(...content.deals.map(({ price }) => price));
    for (const [amount] of words.matchAll(/\$[\d,]+/g)) {
      expect(Number(amount.replace(/\D/g, ''))).toBe(lowest);
    }
  });
});

describe('The deal pages together', () => {
  it('are the nine of the site', () => {
    expect(Object.keys(dealPages)).toEqual(
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

  it.each(LANGUAGES)('have titles, descriptions and headings of their own (%s)', (language) => {
    const heads = pages.map(([, Page]) => Page.head(language, TEST_SITE));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
    expect(new Set(pages.map(([, { content }]) => content.heading[language])).size).toBe(pages.length);
  });

  it('have pictures of their own', () => {
    const scenes = pages.map(([, { content }]) => content.scene);
    expect(new Set(scenes).size).toBe(pages.length);
  });

  it('are all offered at the foot of the others, in dealLinks.ts, and nothing else is', () => {
    const offered = DEAL_LINKS.map(({ path }) => path);
    expect(offered.toSorted()).toEqual(Object.keys(dealPages).toSorted());
    for (const language of LANGUAGES) {
      expect(new Set(DEAL_LINKS.map(({ label }) => label[language])).size).toBe(offered.length);
    }
  });

  it('are offered with their own picture and their lowest fare', () => {
    for (const { path, scene, from } of DEAL_LINKS) {
      const { content } = page(path);
      expect([scene, from]).toEqual([content.scene, lowestFare(content.deals).price]);
    }
  });
});

describe('The airlines', () => {
  it('have a livery each', () => {
    const liveries = Object.values(AIRLINES);
    expect(new Set(liveries).size).toBe(liveries.length);
  });
});

describe('What the agency promises', () => {
  it('is first class from $400', () => {
    expect(Math.min(...page('/first-class-deals').content.deals.map(({ price }) => price))).toBe(400);
  });

  it('is up to 25% off for students from 18 to 26', () => {
    const { content } = page('/student-travel-deals');
    expect(Math.max(...discounts(content))).toBe(25);
    expect(content.list?.items).toHaveLength(5);
    expect(content.list?.items[0]).toEqual({
      en: expect.stringMatching(/between 18 and 26/),
      es: expect.stringMatching(/entre 18 y 26/),
    });
  });

  it('is up to 60% off from the age of 60', () => {
    const { content } = page('/senior-travel-deals');
    expect(Math.max(...discounts(content))).toBe(60);
    expect(content.list?.items).toHaveLength(5);
    expect(content.list?.items[0]).toEqual({
      en: expect.stringMatching(/60 or older/),
      es: expect.stringMatching(/60 años o más/),
    });
  });

  it('is family rates for four or more', () => {
    for (const { note } of page('/family-travel-deals').content.deals) {
      expect(note).toEqual({
        en: expect.stringMatching(/4 or more/),
        es: expect.stringMatching(/4 o más/),
      });
    }
  });

  it('is six benefits in business class, 2 × 32 kg of baggage among them', () => {
    const items = page('/business-class-deals').content.list?.items ?? [];
    expect(items).toHaveLength(6);
    for (const language of LANGUAGES) {
      expect(items.filter((item) => item[language].includes('2 × 32 kg'))).toHaveLength(1);
    }
  });

  it('is three airlines to compare', () => {
    const airlines = page('/top-airlines').content.deals.map(({ airline }) => airline);
    expect(new Set(airlines).size).toBe(3);
  });
});
