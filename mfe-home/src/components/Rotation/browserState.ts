import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether a media query holds now.
 * @param onServer what the prerendered page assumes
 */
function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => {
        media.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether the visitor asked for less motion; the prerendered page stands still. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether the page's tab is the one that is looked at. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** Whether at least this share of the element is on the screen. */
export function useOnScreen(element: RefObject<Element | null>, share = 0): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setOnScreen(entries.at(-1)?.isIntersecting ?? false);
      },
      { threshold: share },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, share]);
  return onScreen;
}
