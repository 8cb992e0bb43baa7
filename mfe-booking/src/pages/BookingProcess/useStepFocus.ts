import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './bookingStore';

/** Focuses the heading when the step changes, but not when the page is first shown. */
export function useStepFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    headingRef.current?.focus();
  }, [step]);
  return headingRef;
}
