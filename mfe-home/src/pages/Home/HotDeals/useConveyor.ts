import { useEffect, useRef, type RefObject } from 'react';
import { useFrames } from '../../../components/Rotation/useRotation';

/** Half a pixel in each of sixty frames, at any refresh rate. */
export const BELT_PX_PER_SECOND = 30;

/** Scrolls a belt that holds everything twice; behind the first half it begins again. */
export function useConveyor<Belt extends HTMLElement>(running: boolean): RefObject<Belt | null> {
  const belt = useRef<Belt>(null);
  // The browser keeps whole pixels only.
  const offset = useRef(0);
  useEffect(() => {
    if (running) offset.current = belt.current?.scrollLeft ?? 0;
  }, [running]);
  useFrames((elapsedMs) => {
    const element = belt.current;
    if (!element) return;
    const round = element.scrollWidth / 2;
    const next = offset.current + (elapsedMs * BELT_PX_PER_SECOND) / 1000;
    offset.current = round > 0 ? next % round : next;
    element.scrollLeft = offset.current;
  }, running);
  return belt;
}
