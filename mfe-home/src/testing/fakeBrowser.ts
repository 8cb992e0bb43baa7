import { act } from '@testing-library/react';

interface Conditions {
  readonly reducedMotion: boolean;
}

export interface FakeBrowser {
  /** Scrolls all observed elements so that this share of them is on the screen. */
  readonly showShare: (share: number) => void;
  readonly setConditions: (changed: Partial<Conditions>) => void;
  /** Notifies all observers of sizes. */
  readonly resize: () => void;
  readonly setTabVisible: (visible: boolean) => void;
  /** Number of observers and listeners that have not been removed. */
  readonly watchers: () => number;
}

function matches(query: string, { reducedMotion }: Conditions): boolean {
  if (query === '(prefers-reduced-motion: reduce)') return reducedMotion;
  throw new Error(`The fake browser does not know the media query ${query}`);
}

/** Replaces the browser features that jsdom lacks: observers, media queries, hidden tabs and modal dialogs. */
export function fakeBrowser(given: Partial<Conditions> = {}): FakeBrowser {
  let conditions: Conditions = { reducedMotion: false, ...given };
  let visible = true;
  const observers = new Set<FakeObserver>();
  const resizeObservers = new Set<FakeResizeObserver>();
  const listeners = new Set<unknown>();

  class FakeObserver {
    constructor(
      private readonly notify: (entries: readonly { isIntersecting: boolean }[]) => void,
      private readonly options: { threshold: number },
    ) {
      observers.add(this);
    }
    observe() {
      this.show(0);
    }
    show(share: number) {
      this.notify([{ isIntersecting: share > 0 && share >= this.options.threshold }]);
    }
    disconnect() {
      observers.delete(this);
    }
  }

  class FakeResizeObserver {
    constructor(readonly notify: () => void) {}
    observe() {
      resizeObservers.add(this);
      this.notify();
    }
    disconnect() {
      resizeObservers.delete(this);
    }
  }

  const matchMedia = (query: string) => ({
    get matches() {
      return matches(query, conditions);
    },
    addEventListener: (_type: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => listeners.delete(listener),
  });

  const { addEventListener, removeEventListener } = Document.prototype;
  jest.spyOn(document, 'addEventListener').mockImplementation((...listening: unknown[]) => {
    if (listening[0] === 'visibilitychange') listeners.add(listening[1]);
    Reflect.apply(addEventListener, document, listening);
  });
  jest.spyOn(document, 'removeEventListener').mockImplementation((...listening: unknown[]) => {
    if (listening[0] === 'visibilitychange') listeners.delete(listening[1]);
    Reflect.apply(removeEventListener, document, listening);
  });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  Object.assign(globalThis, {
    matchMedia,
    IntersectionObserver: FakeObserver,
    ResizeObserver: FakeResizeObserver,
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });

  return {
    showShare: (share) => {
      act(() => {
        for (const observer of observers) observer.show(share);
      });
    },
    setConditions: (changed) => {
      conditions = { ...conditions, ...changed };
      act(() => {
        for (const listener of listeners) (listener as () => void)();
      });
    },
    resize: () => {
      act(() => {
        for (const observer of resizeObservers) observer.notify();
      });
    },
    setTabVisible: (now) => {
      visible = now;
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
    },
    watchers: () => observers.size + resizeObservers.size + listeners.size,
  };
}

/** React renders after every step, as it would between two timers in a browser. */
const STEP_MS = 50;

/** Runs the timers of this time. */
export function advanceTime(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    act(() => {
      jest.advanceTimersByTime(Math.min(left, STEP_MS));
    });
  }
}
