import { worstOf } from './worstOf';

interface Measured {
  readonly page: string;
  readonly ratio: number;
}

const read = { value: ({ ratio }: Measured) => ratio, where: ({ page }: Measured) => page };

describe('worstOf', () => {
  it('is the highest value with its page, and the median of all', () => {
    const pages = [
      { page: '/ in en', ratio: 1.1 },
      { page: '/blog in es', ratio: 1.4 },
      { page: '/about in en', ratio: 1.2 },
    ];
    expect(worstOf('largestPaint', pages, read)).toEqual([
      { target: 'largestPaint', value: 1.4, where: '/blog in es', median: 1.2 },
    ]);
  });

  it('is the lowest value where more is better', () => {
    const pages = [
      { page: '/ in en', ratio: 98 },
      { page: '/blog in es', ratio: 100 },
    ];
    expect(worstOf('score', pages, read)).toMatchObject([{ value: 98, where: '/ in en' }]);
  });

  it('names no page where all have the same value', () => {
    const pages = [
      { page: '/ in en', ratio: 1.1 },
      { page: '/blog in es', ratio: 1.1 },
    ];
    expect(worstOf('largestPaint', pages, read)).toEqual([{ target: 'largestPaint', value: 1.1 }]);
  });

  it('names no page when there is only one', () => {
    expect(worstOf('largestPaint', [{ page: '/ in en', ratio: 1.1 }], read)).toEqual([
      { target: 'largestPaint', value: 1.1 },
    ]);
  });

  it('is no figure for no pages', () => {
    expect(worstOf('largestPaint', [], read)).toEqual([]);
  });
});
