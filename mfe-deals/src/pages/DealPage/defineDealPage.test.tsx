import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import content from '../../content/DealPage/premiumComfort';
import en from '../../locales/en/premium-comfort.json';
import es from '../../locales/es/premium-comfort.json';
import { defineDealPage } from './defineDealPage';

describe('defineDealPage', () => {
  const Page = defineDealPage(content);

  it('adds the name of the site to the title', () => {
    expect(Page.head(createTestI18n('en'), { ...TEST_SITE, name: 'Other Site' }).title).toBe(
      `${en.head.title} | Other Site`,
    );
  });

  it('describes each fare as an offer in the head', () => {
    expect(Page.head(createTestI18n('en'), TEST_SITE).structuredData).toHaveLength(3);
  });

  it('shares the page with its picture, or else with the one for all deal pages', () => {
    const WithPicture = defineDealPage(content, { sharePicture: '/cabin.jpg' });
    expect(WithPicture.head(createTestI18n('es'), TEST_SITE).picture).toEqual({
      src: '/cabin.jpg',
      alt: es.sharePictureAlt,
    });
    expect(Page.head(createTestI18n('es'), TEST_SITE).picture).toEqual({
      src: '/assets/share-deals.jpg',
      alt: expect.stringContaining('aviones'),
    });
  });
});
