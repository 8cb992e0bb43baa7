import { useSyncExternalStore } from 'react';

/** A value that outlives the page that shows it, and no more than the document: a reload forgets it. */
export interface Memory<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** What it begins with in every document, and what pages are prerendered with. */
  readonly initial: T;
}

export function createMemory<T>(initial: T): Memory<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set: (value) => {
      current = value;
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is remembered now; renders again when that changes. */
export function useMemory<T>({ subscribe, get, initial }: Memory<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
