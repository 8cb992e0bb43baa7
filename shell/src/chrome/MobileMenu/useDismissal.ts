import { useEffect, type RefObject } from 'react';

interface Dismissal {
  readonly isOpen: boolean;
  /** What the visitor may touch without closing it: the part that opens, and its button. */
  readonly root: RefObject<HTMLElement | null>;
  /** Called when the visitor turns to something else. */
  readonly onLeave: () => void;
  /** Called on the Escape key. */
  readonly onEscape: () => void;
}

/** Tells when something that stands open should close, as long as it does. */
export function useDismissal({ isOpen, root, onLeave, onEscape }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onLeave();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    // Both, because a click on what takes no focus moves none.
    document.addEventListener('focusin', leave, { signal: listening.signal });
    document.addEventListener('pointerdown', leave, { signal: listening.signal });
    document.addEventListener('keydown', escape, { signal: listening.signal });
    return () => {
      listening.abort();
    };
  });
}
