export interface FakeAnimations {
  /** Progress of the element's animation, 0 to 1; 0 without an animation. */
  readonly progressOf: (element: Element) => number;
  readonly running: () => number;
}

/** Replaces Element.animate, which jsdom lacks, by animations that follow the fake timers. */
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
    progressOf: (element) => {
      const animation = running.get(element);
      return animation ? (animation.currentTime / animation.durationMs) % 1 : 0;
    },
    running: () => running.size,
  };
}
