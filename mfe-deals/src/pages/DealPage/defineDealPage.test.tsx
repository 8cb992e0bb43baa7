/** @jest-environment node */
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import es from '../../locales/es/first-class-deals.json';
import { defineDealPage } from './defineDealPage';

describe('defineDealPage', () => {
  const spanish = defineDealPage('/first-class-deals').head(createTestI18n('es'), TEST_SITE);

  it('adds the name of the site to the title, and shares a page without a picture by the one for all deal pages', () => {
    expect(spanish.title).toBe(`${es.head.title} | FareKite`);
    expect(spanish.picture).toEqual({
      src: '/assets/share-deals.jpg',
      alt: expect.stringContaining('aviones'),
    });
  });

  it('describes each fare in the vocabulary of schema.org, in the language of the page [SEO-7]', () => {
    expect(spanish.structuredData).toHaveLength(3);
    expect(spanish.structuredData).toContainEqual({
      '@type': 'Offer',
      name: 'De Chicago a Londres con Northbeam Air',
      description: `Tarifa de muestra por persona. ${es.deals.fares.chicagoLondon.note}`,
      price: 4950,
      priceCurrency: 'USD',
      url: 'https://www.farekite.example/es/first-class-deals',
      seller: { '@type': 'TravelAgency', name: 'FareKite', telephone: TEST_SITE.phone },
      itemOffered: {
        '@type': 'Flight',
        name: 'De Chicago a Londres',
        provider: { '@type': 'Airline', name: 'Northbeam Air' },
      },
    });
  });
});
