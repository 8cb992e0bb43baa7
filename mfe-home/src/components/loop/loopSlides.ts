import type { ReactNode } from 'react';

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface LoopedSlide extends Slide {
  /** Among the originals, from 1. */
  readonly number: number;
  readonly isCopy: boolean;
  readonly isInert: boolean;
}

/** All slides twice, so that a track starts again without a jump. Of a slide and its copy one is reachable at most. */
export function loopSlides(slides: readonly Slide[], first: number, inUse: number): readonly LoopedSlide[] {
  return [...slides, ...slides].map(({ key, content }, index) => {
    const isCopy = index >= slides.length;
    return {
      key: isCopy ? `${key} copy` : key,
      content,
      number: (index % slides.length) + 1,
      isCopy,
      isInert: index < first || index >= first + inUse,
    };
  });
}
