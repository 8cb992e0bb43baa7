import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './booking';

/** Moves the focus to the heading of each step that the visitor comes to; not on arriving at the page. */
export function useStepFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
