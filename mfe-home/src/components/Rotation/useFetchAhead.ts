import { useEffect, type RefObject } from 'react';

/**
 * Has the browser fetch the pictures of what comes next, before it is seen: of these children of a row,
 * once the row itself is on the screen.
 */
export function useFetchAhead(
  row: RefObject<Element | null>,
  onScreen: boolean,
  [from, to]: readonly [from: number, to: number],
): void {
  useEffect(() => {
    if (!onScreen) return;
    for (const child of [...(row.current?.children ?? [])].slice(from, to)) {
      for (const picture of child.querySelectorAll('img')) picture.setAttribute('loading', 'eager');
    }
  }, [row, onScreen, from, to]);
}
