/** @jest-environment node */
import { countWords, createTestI18n } from '@farekite/shared/testing';
import { POSTS } from './posts';

describe('POSTS', () => {
  it('lists six posts of 2025, the newest first [BLOG-1]', () => {
    const dates = POSTS.map(({ date }) => date);
    expect(dates).toHaveLength(6);
    expect(new Set(dates).size).toBe(6);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates.filter((date) => !date.startsWith('2025-'))).toEqual([]);
  });

  it.each(['en', 'es'] as const)('has excerpts of 25 to 35 words (%s) [BLOG-1]', (language) => {
    const t = createTestI18n(language).getFixedT(null, 'blog');
    for (const { key } of POSTS) {
      const words = countWords(t(`posts.${key}.excerpt`));
      expect(words).toBeGreaterThanOrEqual(25);
      expect(words).toBeLessThanOrEqual(35);
    }
  });
});
