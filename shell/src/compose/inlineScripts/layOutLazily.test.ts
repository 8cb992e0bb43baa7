import { layOutLazily } from './layOutLazily';

const { documentElement: html } = document;

/** The idle callbacks and frames that it has asked for. */
let idleCallbacks: IdleRequestCallback[];
let frames: FrameRequestCallback[];
let isSmallScreen: boolean;

/** Opens a document, whose parts the parser has not read yet. */
function visit(type: NavigationTimingType, parts: number): void {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  layOutLazily('(width < 1024px)', 30);
  document.body.innerHTML = '<section data-layout="lazy"></section>'.repeat(parts);
}

/** Gives the script an idle period in which each part takes 5 ms. */
function beIdle(timeRemainingMs: number): void {
  let leftMs = timeRemainingMs;
  const deadline = { didTimeout: false, timeRemaining: () => (leftMs -= 5) };
  for (const callback of idleCallbacks.splice(0)) callback(deadline);
}

function paintFrame(): void {
  for (const callback of frames.splice(0)) callback(performance.now());
}

const waitingParts = () => document.querySelectorAll('[data-lazy-layout] [data-layout=lazy]').length;

beforeEach(() => {
  isSmallScreen = true;
  window.matchMedia = (query) => ({ media: query, matches: isSmallScreen }) as MediaQueryList;
  idleCallbacks = [];
  frames = [];
  window.requestIdleCallback = (callback) => idleCallbacks.push(callback);
  window.requestAnimationFrame = (callback) => frames.push(callback);
});

afterEach(() => {
  // Its listeners hear each event once.
  for (const type of ['load', 'scroll']) window.dispatchEvent(new Event(type));
  delete html.dataset.lazyLayout;
  document.head.replaceChildren();
  location.hash = '';
});

describe('layOutLazily', () => {
  it('waits with parts and pictures in a document that is opened by a link or its address', () => {
    visit('navigate', 3);
    expect(html.dataset.lazyLayout).toBe('unpainted');
    expect(waitingParts()).toBe(3);
  });

  it('waits with all of a page whose hero picture is preloaded, until the header has been painted', () => {
    document.head.innerHTML = '<link rel="preload" as="image" href="/paris.avif">';
    visit('navigate', 3);
    expect(html.dataset.lazyLayout).toBe('header');
    paintFrame();
    expect(html.dataset.lazyLayout).toBe('header');
    paintFrame();
    expect(html.dataset.lazyLayout).toBe('pictures');
  });

  it('waits with pictures alone once the page has been painted', () => {
    visit('navigate', 3);
    paintFrame();
    expect(html.dataset.lazyLayout).toBe('unpainted');
    paintFrame();
    expect(html.dataset.lazyLayout).toBe('pictures');
  });

  it('lets pictures load when the visitor scrolls, also before the paint', () => {
    visit('navigate', 3);
    window.dispatchEvent(new Event('scroll'));
    expect(html.dataset.lazyLayout).toBe('');
    paintFrame();
    paintFrame();
    expect(html.dataset.lazyLayout).toBe('');
    expect(waitingParts()).toBe(3);
  });

  it('lays out one part between two frames of a slow browser once the page has loaded', () => {
    visit('navigate', 2);
    window.dispatchEvent(new Event('load'));
    expect(html.dataset.lazyLayout).toBe('');
    expect(waitingParts()).toBe(2);
    beIdle(32);
    expect(waitingParts()).toBe(1);
    expect(idleCallbacks).toEqual([]);
    paintFrame();
    beIdle(32);
    expect(waitingParts()).toBe(0);
    expect(html.dataset.lazyLayout).toBe('');
    paintFrame();
    beIdle(32);
    expect(html.dataset.lazyLayout).toBeUndefined();
  });

  it('lays out all parts at once in a fast browser', () => {
    visit('navigate', 3);
    window.dispatchEvent(new Event('load'));
    beIdle(50);
    expect(waitingParts()).toBe(0);
    expect(html.dataset.lazyLayout).toBeUndefined();
  });

  it('uses a timer where the browser has no idle periods', () => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'requestIdleCallback'] });
    Reflect.deleteProperty(window, 'requestIdleCallback');
    visit('navigate', 1);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(waitingParts()).toBe(0);
    jest.useRealTimers();
  });

  it('leaves the document as it was composed', () => {
    visit('navigate', 3);
    const composed = document.body.innerHTML;
    window.dispatchEvent(new Event('load'));
    beIdle(50);
    expect(document.body.innerHTML).toBe(composed);
  });

  it('lays out everything at once on a large screen', () => {
    isSmallScreen = false;
    visit('navigate', 2);
    expect(html.dataset.lazyLayout).toBeUndefined();
  });

  it.each(['reload', 'back_forward'] as const)(
    'lays out everything at once where the browser scrolls to the earlier place (%s)',
    (type) => {
      visit(type, 2);
      expect(html.dataset.lazyLayout).toBeUndefined();
    },
  );

  it('lays out everything at once where the address names a part of the page', () => {
    location.hash = '#reviews';
    visit('navigate', 2);
    expect(html.dataset.lazyLayout).toBeUndefined();
  });
});
