import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@farekite/shared/language';
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import { DEAL_PAGES } from './testing/dealPages';

function sharePictureOf(path: string): string | undefined {
  const file = `share-${path.slice(1)}.jpg`;
  return existsSync(join(__dirname, 'pictures', file)) ? `/assets/${file}` : undefined;
}

describe.each(DEAL_PAGES)('The share picture of $path', ({ path, Page }) => {
  const pictures = LANGUAGES.map((language) => Page.head(createTestI18n(language), TEST_SITE).picture);

  it('is the one that was drawn for the page, or else the one for all deal pages', () => {
    const src = sharePictureOf(path) ?? '/assets/share-deals.jpg';
    expect(pictures.map((picture) => picture?.src)).toEqual([src, src]);
  });

  it('is described in both languages', () => {
    expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(2);
  });
});

describe('The share pictures that were drawn for single pages', () => {
  it('are each described in other words', () => {
    const alts = DEAL_PAGES.filter(({ path }) => sharePictureOf(path)).map(
      ({ Page }) => Page.head(createTestI18n('en'), TEST_SITE).picture?.alt,
    );
    expect(alts.length).toBeGreaterThan(0);
    expect(new Set(alts).size).toBe(alts.length);
  });
});
