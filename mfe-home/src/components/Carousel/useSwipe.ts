import { useTouchGesture, type TouchHandlers } from '../../hooks/useTouchGesture';

/** A shorter movement is a tap. */
const MIN_SWIPE_PX = 40;

/** Moves one slide forward or back when one finger swipes; the arrow buttons do the same. */
export function useSwipe(moveBy: (steps: number) => void): TouchHandlers {
  return useTouchGesture((acrossPx, downPx) => {
    // A mostly vertical movement scrolls the page.
    if (Math.abs(acrossPx) >= MIN_SWIPE_PX && Math.abs(acrossPx) > Math.abs(downPx)) {
      moveBy(acrossPx < 0 ? 1 : -1);
    }
  });
}
