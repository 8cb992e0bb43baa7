export interface FakeAnimations {
  /** Which part of its course an element has behind it; 0 when it stands. */
  readonly shareOf: (element: Element) => number;
  readonly running: () => number;
}

/** Animations that run with the time of the tests; jsdom has none. */
export function fakeAnimations(): FakeAnimations {
  const running = new Map<Element, FakeAnimation>();

  class FakeAnimation {
    private start = performance.now();

    constructor(
      private readonly element: Element,
      readonly durationMs: number,
    ) {
      running.set(element, this);
    }
    get currentTime() {
      return performance.now() - this.start;
    }
    set currentTime(timeMs: number) {
      this.start = performance.now() - timeMs;
    }
    cancel() {
      running.delete(this.element);
    }
  }

  Element.prototype.animate = function animate(this: Element, _keyframes, options) {
    const duration = typeof options === 'object' ? options.duration : options;
    return new FakeAnimation(this, Number(duration)) as unknown as Animation;
  };
  return {
    shareOf: (element) => {
      const slide = running.get(element);
      return slide ? (slide.currentTime / slide.durationMs) % 1 : 0;
    },
    running: () => running.size,
  };
}
