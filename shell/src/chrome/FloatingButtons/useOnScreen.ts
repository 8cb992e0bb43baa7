import { useEffect, useState, type RefObject } from 'react';

/** Whether any of the element is on the screen; the prerendered page stands at its top. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return onScreen;
}
