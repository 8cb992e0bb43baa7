import { useEffect, type RefObject } from 'react';

/**
 * Loads the pictures of the next slides before they are visible.
 *
 * @param track the element whose children are the slides
 * @param enabled false as long as the track is off the screen
 * @param range the first slide to load, and the one after the last
 */
export function usePreloadedPictures(
  track: RefObject<Element | null>,
  enabled: boolean,
  [from, to]: readonly [from: number, to: number],
): void {
  useEffect(() => {
    if (!enabled) return;
    for (const slide of [...(track.current?.children ?? [])].slice(from, to)) {
      for (const picture of slide.querySelectorAll('img')) picture.setAttribute('loading', 'eager');
    }
  }, [track, enabled, from, to]);
}
