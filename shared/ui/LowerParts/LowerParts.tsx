import { Children, Suspense, type ReactNode } from 'react';
import { FIRST_SCREEN_END_ID } from '../../protocol/firstScreen';

/**
 * The parts of a page below the first screen of a phone, which is painted when they are still arriving. Each is a boundary, so
 * that React hydrates the first screen without them, and at once the part that a visitor touches. Nothing in them may
 * suspend, because they have no fallback. A page has them once.
 */
export function LowerParts({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span id={FIRST_SCREEN_END_ID} hidden />
      {Children.map(children, (part) => part && <Suspense>{part}</Suspense>)}
    </>
  );
}
