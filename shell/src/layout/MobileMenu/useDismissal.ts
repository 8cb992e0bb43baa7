import { useEffect, type RefObject } from 'react';

interface Dismissal {
  readonly isOpen: boolean;
  /** Contains the panel and its button. Focus and clicks inside do not close the panel. */
  readonly root: RefObject<HTMLElement | null>;
  /** Called when the visitor focuses or presses something outside. */
  readonly onOutside: () => void;
  /** Called on the Escape key. */
  readonly onEscape: () => void;
}

/** While a panel is open, calls back when it should close. */
export function useDismissal({ isOpen, root, onOutside, onEscape }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onOutside();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    // In the capture phase, because React stops the propagation of events in a page that is not hydrated.
    const options = { capture: true, signal: listening.signal };
    // Both events, because a click on an element that cannot be focused moves no focus.
    document.addEventListener('focusin', handleOutside, options);
    document.addEventListener('pointerdown', handleOutside, options);
    document.addEventListener('keydown', handleKey, options);
    return () => {
      listening.abort();
    };
  });
}
