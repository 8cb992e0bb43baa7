import { useEffect, useState, type RefObject } from 'react';
import { useOnScreen } from '@farekite/shared/hooks';
import { useReducedMotion } from '../../../hooks/useReducedMotion';

const DURATION_MS = 2000;
const TICK_MS = 50;
const TICKS = DURATION_MS / TICK_MS;

/** Counts once, as soon as half of the element is on the screen. @returns 0 to 1, and 1 before it starts */
export function useCountUp(element: RefObject<Element | null>): number {
  const onScreen = useOnScreen(element, { share: 0.5 });
  const reducedMotion = useReducedMotion();
  const [started, setStarted] = useState(false);
  const [ticks, setTicks] = useState(TICKS);
  if (onScreen && !reducedMotion && !started) {
    setStarted(true);
    setTicks(0);
  }
  const counting = ticks < TICKS;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setTicks((done) => done + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);
  return reducedMotion ? 1 : ticks / TICKS;
}
