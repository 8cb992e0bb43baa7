import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import content from '../../content/DealPage/premiumComfort';
import { defineDealPage } from './defineDealPage';

describe('defineDealPage', () => {
  const Page = defineDealPage(content);

  it('makes a page that shows the content', () => {
    renderPage(Page, { language: 'es' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.heading.es);
  });

  it('adds the name of the site to the title', () => {
    expect(Page.head('en', { ...TEST_SITE, name: 'Other Site' }).title).toBe(
      `${content.head.title.en} | Other Site`,
    );
  });

  it('describes each fare as an offer in the head', () => {
    expect(Page.head('en', TEST_SITE).structuredData).toHaveLength(3);
  });

  it('shares the page with its picture, or else with the one for all deal pages', () => {
    const alt = { en: 'A cabin', es: 'Una cabina' };
    const WithPicture = defineDealPage(content, { sharePicture: { src: '/cabin.jpg', alt } });
    expect(WithPicture.head('es', TEST_SITE).picture).toEqual({ src: '/cabin.jpg', alt: 'Una cabina' });
    expect(Page.head('es', TEST_SITE).picture).toEqual({
      src: '/assets/share-deals.jpg',
      alt: expect.stringContaining('aviones'),
    });
  });
});
