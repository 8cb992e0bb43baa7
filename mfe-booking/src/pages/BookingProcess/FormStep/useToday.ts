import { useSyncExternalStore } from 'react';

// Sweden writes days as date fields do.
const today = () => new Date().toLocaleDateString('sv-SE');
const notPrerendered = () => undefined;
const neverChanges = () => notPrerendered;

/** Today by the visitor's clock, `YYYY-MM-DD`. Not known while the page is prerendered, on another day. */
export function useToday(): string | undefined {
  return useSyncExternalStore(neverChanges, today, notPrerendered);
}
