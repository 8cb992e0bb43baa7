import { useEffect, useState, type RefObject } from 'react';

/** Whether a share of an element, from 0 for any of it to 1, is on the screen; `false` until the browser has measured. */
export function useOnScreen(
  element: RefObject<Element | null>,
  { share = 0 }: { readonly share?: number } = {},
): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      // Several changes may arrive together; the last one is the current state.
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting === true),
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
  return onScreen;
}
