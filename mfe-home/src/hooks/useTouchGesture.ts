import { useRef, type TouchEvent } from 'react';

/** Says how far a finger has moved, when it leaves the screen; nothing of a gesture of several fingers. */
export function useTouchGesture(onEnd: (acrossPx: number, downPx: number) => void) {
  const start = useRef<Pick<Touch, 'clientX' | 'clientY'>>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]];
      if (from && to) onEnd(to.clientX - from.clientX, to.clientY - from.clientY);
    },
  };
}
