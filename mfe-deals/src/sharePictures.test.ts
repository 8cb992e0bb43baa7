/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import { EXPOSED_PAGES } from './testing/dealPages';

const SHARED = EXPOSED_PAGES.map(({ path, Page }) => {
  const file = `share-${path.slice(1)}.jpg`;
  const pictures = (['en', 'es'] as const).map(
    (language) => Page.head(createTestI18n(language), TEST_SITE).picture,
  );
  return { path, file, pictures, isDrawn: existsSync(join(__dirname, 'pictures', file)) };
});

describe('The share pictures', () => {
  it.each(SHARED)('of $path are its own or the default, in both languages', ({ file, isDrawn, pictures }) => {
    const src = `/assets/${isDrawn ? file : 'share-deals.jpg'}`;
    expect(pictures.map((picture) => picture?.src)).toEqual([src, src]);
    expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(2);
  });

  it('that were drawn for single pages are each described in other words', () => {
    const alts = SHARED.filter(({ isDrawn }) => isDrawn).map(({ pictures }) => pictures[0]?.alt);
    expect(alts.length).toBeGreaterThan(0);
    expect(new Set(alts).size).toBe(alts.length);
  });
});
