import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many slides of a track are visible at a time. The stylesheet decides, because it knows the width of the
 * page and the size of its text.
 */
export function useVisibleCount(track: RefObject<Element | null>, maxVisible: number): number {
  const [count, setCount] = useState(maxVisible);
  // Before the first paint: at no time may the keyboard reach a slide beside the screen.
  useLayoutEffect(() => {
    const row = track.current;
    // The width of a slide changes whenever the number of visible slides does.
    const slide = row?.firstElementChild;
    if (!slide) return;
    const read = () => {
      setCount(Number(getComputedStyle(row).getPropertyValue('--visible')) || maxVisible);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(slide);
    return () => observer.disconnect();
  }, [track, maxVisible]);
  return count;
}
