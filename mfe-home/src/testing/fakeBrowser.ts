import { act } from '@testing-library/react';

const ignore = () => undefined;

/** Replaces what jsdom lacks. @returns scrolls all observed elements so that this share of them is on the screen */
export function fakeBrowser({ reducedMotion = false } = {}): (share: number) => void {
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    constructor(
      private readonly notify: (entries: readonly { isIntersecting: boolean }[]) => void,
      private readonly options: { threshold: number },
    ) {}
    observe() {
      observers.add(this);
    }
    disconnect() {
      observers.delete(this);
    }
    show(share: number) {
      this.notify([{ isIntersecting: share > 0 && share >= this.options.threshold }]);
    }
  }

  Object.assign(globalThis, {
    matchMedia: () => ({ matches: reducedMotion, addEventListener: ignore, removeEventListener: ignore }),
    IntersectionObserver: FakeObserver,
    ResizeObserver: class {
      observe = ignore;
      disconnect = ignore;
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });

  return (share) => {
    act(() => {
      for (const observer of observers) observer.show(share);
    });
  };
}

/** React renders after every step, as it would between two timers in a browser. */
const STEP_MS = 50;

export function advanceTime(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    act(() => void jest.advanceTimersByTime(Math.min(left, STEP_MS)));
  }
}
