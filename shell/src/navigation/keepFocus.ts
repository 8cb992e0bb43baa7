import { focusPage } from './usePageFocus';

/** As the ref of an element: moves the focus in it to the page when it disappears, as "Try again" does that has succeeded. */
export function keepFocus(element: HTMLElement | null): () => void {
  return () => {
    // The page comes in the same update.
    if (element?.contains(document.activeElement)) queueMicrotask(focusPage);
  };
}
