import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element that matches the selector comes within `marginPx` of an element in the lower right corner
 * of the screen. An IntersectionObserver compares them, so nothing is measured while the page scrolls.
 */
export function useOverlap(
  corner: RefObject<HTMLElement | null>,
  selector: string,
  marginPx: number,
): boolean {
  const [overlaps, setOverlaps] = useState(false);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      const element = corner.current;
      // It may have been unmounted since the frame was requested.
      if (!element) return;
      observer?.disconnect();
      const overlapping = new Set<Element>();
      const { left, top } = element.getBoundingClientRect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) overlapping.add(target);
            else overlapping.delete(target);
          }
          setOverlaps(overlapping.size > 0);
        },
        { rootMargin: `${String(marginPx - top)}px 0px 0px ${String(marginPx - left)}px` },
      );
      const targets = [...document.querySelectorAll(selector)].filter((target) => !element.contains(target));
      for (const target of targets) observer.observe(target);
      if (targets.length === 0) setOverlaps(false);
    };
    observe();
    const listening = new AbortController();
    let frame = 0;
    // After the next paint, and once for all that happens before it. Within an event, measuring the corner would make the browser
    // lay out the page, and then again for whatever the event changes next.
    const observeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setTimeout(observe);
      });
    };
    // Everything that can change which elements match, or where the corner is.
    // In the capture phase, because React stops the propagation of events in a page that is not hydrated.
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('focusin', observeSoon, options);
    document.addEventListener('focusout', observeSoon, options);
    window.addEventListener('resize', observeSoon, options);
    const changes = new MutationObserver(observeSoon);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    return () => {
      observer?.disconnect();
      changes.disconnect();
      listening.abort();
    };
  }, [corner, selector, marginPx]);
  return overlaps;
}
