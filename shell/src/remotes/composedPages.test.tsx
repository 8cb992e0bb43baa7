import { render, screen } from '@testing-library/react';
import type { PageModule } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { FIRST_CLASS } from '../testing/pages';
import { DEALS_RELEASE } from '../testing/releases';
import { RENDERABLE_PAGE, renderablePage } from '../testing/renderablePage';
import { composedPages, textsOfPage } from './composedPages';

const PROPS = { site: TEST_SITE, reportError: jest.fn(), onShown: jest.fn() };

describe('composedPages', () => {
  it('give the page in the language of the document, ready, with an empty notice', () => {
    const { Component, ...page } = composedPages(RENDERABLE_PAGE, 'es').get(FIRST_CLASS);
    render(<Component {...PROPS} />);
    const element = screen.getByRole('heading', { name: 'Primera clase' }).closest('[data-remote]');
    expect(element).toHaveAttribute('data-release', DEALS_RELEASE.version);
    expect(page.phase.get()).toBe('ready');
    expect(page.getVersion()).toBe(DEALS_RELEASE.version);
    expect(page.prerendered).toEqual([]);
  });

  it('throw when the module exposes no page', () => {
    expect(() => composedPages(renderablePage({} as PageModule), 'en')).toThrow(
      'its default export is not a page: a component with a head',
    );
  });
});

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
