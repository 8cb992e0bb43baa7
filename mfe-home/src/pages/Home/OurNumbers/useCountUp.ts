import { useEffect, useState, type RefObject } from 'react';
import { useOnScreen, useReducedMotion } from '../../../components/Rotation/browserState';

export const COUNT_MS = 2000;
export const TICK_MS = 50;

const TICKS = COUNT_MS / TICK_MS;

/** How far figures have counted up, 0 to 1: once, when the element is half visible. Until then they stand. */
export function useCountUp(element: RefObject<Element | null>): number {
  const seen = useOnScreen(element, 0.5);
  const reduced = useReducedMotion();
  const [started, setStarted] = useState(false);
  const [ticks, setTicks] = useState(TICKS);
  if (seen && !reduced && !started) {
    setStarted(true);
    setTicks(0);
  }
  const counting = ticks < TICKS;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => {
      setTicks((done) => done + 1);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [counting]);
  return reduced ? 1 : ticks / TICKS;
}
