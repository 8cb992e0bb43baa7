import { useEffect, type RefObject } from 'react';

/** Where the part of the screen ends that the keyboard of a phone leaves visible. */
function visibleBottom(): number {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return offsetTop + height;
}

/** Scrolls so that the control and the list below it are in view, and tells the list how much room it has. */
function reveal(control: HTMLElement): void {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(control);
  const { top, bottom } = control.getBoundingClientRect();
  const missingPx = bottom + parseFloat(scrollMarginBottom) - visibleBottom();
  // The control itself stays below the sticky header.
  const scrollPx = Math.min(Math.max(missingPx, 0), top - parseFloat(scrollMarginTop));
  if (scrollPx) scrollBy(0, scrollPx);
  const room = visibleBottom() - control.getBoundingClientRect().bottom;
  control.parentElement?.style.setProperty('--room', `${String(room)}px`);
}

/**
 * Keeps a control and its list in view while the list is open or about to be, also when the keyboard of a phone comes up. The
 * scroll margins of the control say how much room its list needs, and how high the sticky header is.
 */
export function useListInView(control: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = control.current;
    if (!isOpen || !element) return;
    const onResize = () => reveal(element);
    onResize();
    window.visualViewport?.addEventListener('resize', onResize);
    return () => window.visualViewport?.removeEventListener('resize', onResize);
  }, [control, isOpen]);
}
