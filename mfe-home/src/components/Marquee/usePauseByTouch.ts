import { useTouchGesture, type TouchHandlers } from '../../hooks/useTouchGesture';

/** As far as a finger moves in a tap; browsers begin to scroll a little later. */
const MAX_TAP_PX = 8;

/** Pauses when one finger taps or scrolls the slides, but not when it scrolls the page over them. */
export function usePauseByTouch(pause: () => void): TouchHandlers {
  return useTouchGesture((acrossPx, downPx) => {
    if (Math.abs(downPx) <= Math.max(Math.abs(acrossPx), MAX_TAP_PX)) pause();
  });
}
