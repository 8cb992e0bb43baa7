import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusPage } from './usePageFocus';

interface FocusKeeperProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Moves the focus to the page when what is inside disappears with it, such as a "Try again" that has succeeded. The
 * browser would move it to the start of the document.
 */
export function FocusKeeper({ className, children }: FocusKeeperProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // Later, because the page comes into the document in the same update.
      if (element?.contains(document.activeElement)) queueMicrotask(focusPage);
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
