import { LANGUAGES } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { dealPages } from './testing/dealPages';

const pages = Object.entries(dealPages);

describe.each(pages)('When %s is shared', (path, Page) => {
  it('its own picture is shown, and described in both languages', () => {
    const pictures = LANGUAGES.map((language) => Page.head(language, TEST_SITE).picture);
    const src = `/assets/share-${path.slice(1)}.jpg`;
    expect(pictures.map((picture) => picture?.src)).toEqual([src, src]);
    expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(2);
  });
});

describe('The pictures of the deal pages', () => {
  it('are described each in its own words', () => {
    const alts = pages.map(([, Page]) => Page.head('en', TEST_SITE).picture?.alt);
    expect(new Set(alts).size).toBe(pages.length);
  });
});
