import { act } from '@testing-library/react';

export interface FakeBrowser {
  /** Scrolls all observed elements so that this share of them is on the screen. */
  readonly showShare: (share: number) => void;
  readonly setReducedMotion: (preferred: boolean) => void;
  /** Notifies all observers of sizes. */
  readonly resize: () => void;
  readonly setTabVisible: (visible: boolean) => void;
  /** Number of observers and listeners that have not been removed. */
  readonly watchers: () => number;
}

/** Replaces the browser features that jsdom lacks: observers, media queries, hidden tabs and modal dialogs. */
export function fakeBrowser({ reducedMotion = false } = {}): FakeBrowser {
  let prefersReducedMotion = reducedMotion;
  let visible = true;
  const observers = new Set<FakeObserver>();
  const resizeObservers = new Set<FakeResizeObserver>();
  const mediaListeners = new Set<() => void>();

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
      return query === '(prefers-reduced-motion: reduce)' && prefersReducedMotion;
    },
    addEventListener: (_type: 'change', listener: () => void) => mediaListeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => mediaListeners.delete(listener),
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
    setReducedMotion: (preferred) => {
      prefersReducedMotion = preferred;
      act(() => {
        for (const listener of mediaListeners) listener();
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
    watchers: () => observers.size + resizeObservers.size + mediaListeners.size,
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
