import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many slides of a track are visible at a time. The stylesheet decides, because it knows the width of the
 * page and the size of its text.
 */
export function useVisibleCount(track: RefObject<Element | null>, maxVisible: number): number {
  const [count, setCount] = useState(maxVisible);
  // A layout effect, so that the observer calls in the same frame. A prerendered page waits longer for it: until then the
  // stylesheet hides the slides beside the screen.
  useLayoutEffect(() => {
    const row = track.current;
    // The width of a slide changes whenever the number of visible slides does.
    const slide = row?.firstElementChild;
    if (!slide) return;
    // It calls at once, when the browser has laid out the page. To read the number here would make the browser lay out the
    // page while React hydrates it, also the parts that are far below the screen.
    const observer = new ResizeObserver(() => {
      setCount(Number(getComputedStyle(row).getPropertyValue('--visible')) || maxVisible);
    });
    observer.observe(slide);
    return () => observer.disconnect();
  }, [track, maxVisible]);
  return count;
}
