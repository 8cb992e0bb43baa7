import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports what a visitor entered into a prerendered control before hydration, when its events did not reach
 * React yet.
 *
 * @param onChange called once after hydration, if the control holds something else than `value`
 */
export function useEarlyInput(
  control: RefObject<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (entered: string) => void,
): void {
  const report = useEffectEvent((entered: string) => {
    if (entered !== value) onChange(entered);
  });
  useEffect(() => {
    if (control.current) report(control.current.value);
  }, [control]);
}
