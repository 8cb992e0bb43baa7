/** @jest-environment node */
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import en from '../../locales/en/first-class-deals.json';
import es from '../../locales/es/first-class-deals.json';
import { defineDealPage } from './defineDealPage';

describe('defineDealPage', () => {
  const Page = defineDealPage('/first-class-deals');
  const spanish = Page.head(createTestI18n('es'), TEST_SITE);

  it('adds the name of the site to the title', () => {
    const { title } = Page.head(createTestI18n('en'), { ...TEST_SITE, name: 'Other Site' });
    expect(title).toBe(`${en.head.title} | Other Site`);
  });

  it('shares a page that has no picture of its own with the one for all deal pages', () => {
    const WithPicture = defineDealPage('/first-class-deals', { sharePicture: '/cabin.jpg' });
    expect(WithPicture.head(createTestI18n('es'), TEST_SITE).picture).toEqual({
      src: '/cabin.jpg',
      alt: es.sharePictureAlt,
    });
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
