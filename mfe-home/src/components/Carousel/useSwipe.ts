import { useRef, type TouchEvent } from 'react';

/** What tells a swipe from a tap. */
const SWIPE_PX = 40;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Moves one slide on or back with a swipe; the arrows do the same. */
export function useSwipe(move: (steps: number) => void): Swipe {
  const start = useRef(0);
  return {
    onTouchStart: ({ touches }) => {
      start.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }) => {
      const distance = (changedTouches[0]?.clientX ?? 0) - start.current;
      if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1);
    },
  };
}
