import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many slides of a track stand side by side. The stylesheet decides: it knows the width of the page and
 * the size of its text.
 */
export function useSideBySide(track: RefObject<Element | null>, atMost: number): number {
  const [count, setCount] = useState(atMost);
  // Before the page is seen to be alive: no card that lies beside the screen is to be reached meanwhile.
  useLayoutEffect(() => {
    const row = track.current;
    // When their number changes, so does their width.
    const slide = row?.firstElementChild;
    if (!slide) return;
    const read = () => {
      setCount(Number(getComputedStyle(row).getPropertyValue('--visible')) || atMost);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(slide);
    return () => {
      observer.disconnect();
    };
  }, [track, atMost]);
  return count;
}
