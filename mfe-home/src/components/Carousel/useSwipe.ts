import { useRef, type TouchEvent } from 'react';

/** What tells a swipe from a tap. */
const SWIPE_PX = 40;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Moves one slide on or back with a swipe of one finger; the arrows do the same. */
export function useSwipe(move: (steps: number) => void): Swipe {
  const start = useRef<Place>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const [from, to] = [start.current, changedTouches[0]];
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      const down = to.clientY - from.clientY;
      // The page goes up and down under many a finger that also drifts to the side.
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) move(across < 0 ? 1 : -1);
    },
  };
}
