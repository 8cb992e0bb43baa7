import { TEST_SITE } from '@farekite/shared/testing';
import businessClassDeals from '../../content/DealPage/businessClassDeals';
import { sampleDeal } from '../../testing/sampleDeal';
import { dealOffers } from './dealOffers';

describe('dealOffers', () => {
  const content = { ...businessClassDeals, deals: [sampleDeal, sampleDeal, sampleDeal] } as const;

  it('describes price, currency, flight and seller in the vocabulary of schema.org [SEO-7]', () => {
    expect(dealOffers(content, 'en', TEST_SITE)[0]).toEqual({
      '@type': 'Offer',
      name: 'Reno to Rome with Northbeam Air',
      description: 'Sample fare per person. A note in English.',
      price: 1232,
      priceCurrency: 'USD',
      url: 'https://www.farekite.example/business-class-deals',
      seller: { '@type': 'TravelAgency', name: 'FareKite', telephone: '1-800-555-0199' },
      itemOffered: {
        '@type': 'Flight',
        name: 'Reno to Rome',
        provider: { '@type': 'Airline', name: 'Northbeam Air' },
      },
    });
  });

  it('is written in the language of the page', () => {
    expect(dealOffers(content, 'es', TEST_SITE)[0]).toMatchObject({
      name: 'De Reno a Roma con Northbeam Air',
      description: 'Tarifa de muestra por persona. Una nota en español.',
    });
  });
});
