import { loopSlides } from './loopSlides';

const SLIDES = ['a', 'b', 'c'].map((key) => ({ key, content: key }));

const reachable = (first: number, inUse: number) =>
  loopSlides(SLIDES, first, inUse).flatMap(({ content, isInert }) => (isInert ? [] : [content]));

describe('loopSlides', () => {
  it('returns every slide and, after the last one, a copy of every slide', () => {
    const slides = loopSlides(SLIDES, 0, 3);
    expect(slides.map(({ content }) => content)).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
    expect(slides.map(({ number }) => number)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(slides.map(({ isCopy }) => isCopy)).toEqual([false, false, false, true, true, true]);
    expect(new Set(slides.map(({ key }) => key)).size).toBe(6);
  });

  it('makes all slides inert but those in use, which continue with the copies', () => {
    expect(reachable(0, 3)).toEqual(['a', 'b', 'c']);
    expect(reachable(1, 1)).toEqual(['b']);
    expect(reachable(2, 3)).toEqual(['c', 'a', 'b']);
    expect(reachable(3, 2)).toEqual(['a', 'b']);
  });
});
