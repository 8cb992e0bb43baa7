import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusPage } from './usePageFocus';

interface FocusKeeperProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Moves the focus to the page when it would disappear, such as with a "Try again" that has succeeded. */
export function FocusKeeper({ className, children }: FocusKeeperProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // The page comes in the same update.
      if (element?.contains(document.activeElement)) queueMicrotask(focusPage);
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
