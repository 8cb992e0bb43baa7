import { useSyncExternalStore } from 'react';

/** A value in memory that client navigation keeps. A reload does not: what visitors enter is stored nowhere. */
export interface Store<T> {
  readonly initial: T;
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Call it once in a module, not in a component. */
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

/** The current value of a store; the initial one in a prerendered page. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
