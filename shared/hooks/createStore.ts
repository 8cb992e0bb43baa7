import { useSyncExternalStore } from 'react';

/**
 * A value in memory that outlives the component that shows it, so that client navigation and a change of
 * language keep it. A reload starts again with the initial value, because what visitors enter is stored nowhere.
 */
export interface Store<T> {
  /** The value of a new document, and the one that pages are prerendered with. */
  readonly initial: T;
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store. Call it once in a module, not in a component. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value of a store. The component renders again when it changes. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
