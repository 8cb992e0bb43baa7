import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes over what was typed before the page was hydrated: no event has told of it. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  useEffect(() => {
    if (field.current) takeOver(field.current.value);
  }, [field]);
}
