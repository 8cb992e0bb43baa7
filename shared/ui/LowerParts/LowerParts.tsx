import { Children, Suspense, type ReactNode } from 'react';

/**
 * The parts of a page below the first screen. Each is a boundary, so that React hydrates the first screen without them, and
 * at once the part that a visitor touches. Nothing in them may suspend, because they have no fallback.
 */
export function LowerParts({ children }: { readonly children: ReactNode }): ReactNode {
  return Children.map(children, (part) => part && <Suspense>{part}</Suspense>);
}
