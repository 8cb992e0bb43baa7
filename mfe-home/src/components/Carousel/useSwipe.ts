import { useRef, type TouchEvent } from 'react';

/** A shorter movement is a tap. */
const MIN_SWIPE_PX = 40;

interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Moves one slide forward or back when one finger swipes; the arrow buttons do the same. */
export function useSwipe(moveBy: (steps: number) => void): SwipeHandlers {
  const start = useRef<Pick<Touch, 'clientX' | 'clientY'>>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const [from, to] = [start.current, changedTouches[0]];
      if (!from || !to) return;
      const acrossPx = to.clientX - from.clientX;
      const downPx = to.clientY - from.clientY;
      // A mostly vertical movement scrolls the page.
      if (Math.abs(acrossPx) >= MIN_SWIPE_PX && Math.abs(acrossPx) > Math.abs(downPx)) {
        moveBy(acrossPx < 0 ? 1 : -1);
      }
    },
  };
}
