import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import firstClassDeals from '../../content/DealPage/firstClassDeals';
import en from '../../locales/en/first-class-deals.json';
import es from '../../locales/es/first-class-deals.json';
import { sampleDeal } from '../../testing/sampleDeal';
import { dealOffers } from './dealOffers';

describe('dealOffers', () => {
  const content = { ...firstClassDeals, deals: [sampleDeal, sampleDeal, sampleDeal] } as const;

  it('describes price, currency, flight and seller in the vocabulary of schema.org [SEO-7]', () => {
    expect(dealOffers(content, createTestI18n('en'), TEST_SITE)[0]).toEqual({
      '@type': 'Offer',
      name: 'Chicago to London with Northbeam Air',
      description: `Sample fare per person. ${en.deals.fares.chicagoLondon.note}`,
      price: 1232,
      priceCurrency: 'USD',
      url: 'https://www.farekite.example/first-class-deals',
      seller: { '@type': 'TravelAgency', name: 'FareKite', telephone: TEST_SITE.phone },
      itemOffered: {
        '@type': 'Flight',
        name: 'Chicago to London',
        provider: { '@type': 'Airline', name: 'Northbeam Air' },
      },
    });
  });

  it('is written in the language of the page', () => {
    expect(dealOffers(content, createTestI18n('es'), TEST_SITE)[0]).toMatchObject({
      name: 'De Chicago a Londres con Northbeam Air',
      description: `Tarifa de muestra por persona. ${es.deals.fares.chicagoLondon.note}`,
    });
  });
});
