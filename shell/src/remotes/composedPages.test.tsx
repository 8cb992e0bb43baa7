import { DEALS_RELEASE } from '../testing/releases';
import { RENDERABLE_PAGE } from '../testing/renderablePage';
import { textsOfPage } from './composedPages';

describe('textsOfPage', () => {
  const texts = { en: { deals: { title: 'Deals' } }, es: { deals: { title: 'Ofertas' } } };

  it.each([
    ['in the language of the visitor', ['en', 'es'], 'es'],
    ['in English when the release lacks that language', ['en'], 'en'],
  ] as const)('are those %s', (_which, languages, expected) => {
    const release = { ...DEALS_RELEASE, languages };
    const i18n = textsOfPage({ ...RENDERABLE_PAGE, release, texts }, 'es');
    expect(i18n.language).toBe(expected);
    expect(i18n.getResourceBundle(expected, 'deals')).toEqual(texts[expected].deals);
  });
});
