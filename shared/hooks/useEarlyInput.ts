import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Reports once what a visitor entered into a prerendered control before hydration, if it differs from `value`. */
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
