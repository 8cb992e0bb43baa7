import { useEffect, useState, type RefObject } from 'react';

/** Room around what is focused for its ring, in CSS pixels. */
const RING_PX = 8;

/** The control that the visitor is at, if it is none of the buttons themselves. A heading that was arrived at is none. */
function focusedControl(buttons: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document;
  const isControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
  return isControl && !buttons.contains(activeElement) ? activeElement : undefined;
}

/**
 * Whether buttons in the lower right corner of the screen cover the focused control, or the footer,
 * which offers the same. The browser watches: nothing is measured while the page scrolls.
 */
export function useStandsInTheWay(root: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      const buttons = root.current;
      if (!buttons) return;
      observer?.disconnect();
      const covered = new Set<Element>();
      const { left, top } = buttons.getBoundingClientRect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setCovers(covered.size > 0);
        },
        { rootMargin: `${String(RING_PX - top)}px 0px 0px ${String(RING_PX - left)}px` },
      );
      const footer = document.querySelector('footer');
      for (const target of [footer, focusedControl(buttons)]) if (target) observer.observe(target);
    };
    watch();
    const listening = new AbortController();
    document.addEventListener('focusin', watch, { signal: listening.signal });
    document.addEventListener('focusout', watch, { signal: listening.signal });
    window.addEventListener('resize', watch, { signal: listening.signal });
    return () => {
      observer?.disconnect();
      listening.abort();
    };
  }, [root]);
  return covers;
}
