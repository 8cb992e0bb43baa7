import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes something as soon as the visitor presses anything outside the element that contains it. */
export function useCloseOutside(
  element: RefObject<Element | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const closeFrom = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !element.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => closeFrom(event);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
}
