import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back once after hydration if the control has got the focus before, when the event did not reach React yet. */
export function useEarlyFocus(control: RefObject<Element | null>, onFocus: () => void): void {
  const reportFocus = useEffectEvent(() => {
    if (document.activeElement === control.current) onFocus();
  });
  useEffect(() => {
    reportFocus();
  }, []);
}
