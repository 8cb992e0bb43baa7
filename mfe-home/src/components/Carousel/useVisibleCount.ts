import { useLayoutEffect, useState, type RefObject } from 'react';

/** The stylesheet decides how many slides are visible, by the width of the page and the size of its text. */
export function useVisibleCount(track: RefObject<Element | null>, maxVisible: number): number {
  const [count, setCount] = useState(maxVisible);
  // A layout effect, so that the observer calls in the same frame. Until then the stylesheet of a prerendered page hides the
  // slides beside the screen.
  useLayoutEffect(() => {
    const row = track.current;
    // The width of a slide changes whenever the number of visible slides does.
    const slide = row?.firstElementChild;
    if (!slide) return;
    // It calls at once, after the layout. To read the number here would force one while React hydrates the page.
    const observer = new ResizeObserver(() => {
      setCount(Number(getComputedStyle(row).getPropertyValue('--visible')) || maxVisible);
    });
    observer.observe(slide);
    return () => observer.disconnect();
  }, [track, maxVisible]);
  return count;
}
