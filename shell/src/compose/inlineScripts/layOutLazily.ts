/**
 * Runs before anything is laid out. In a document that is opened by a link or by its address, no part with
 * `data-layout="lazy"` is laid out on a small screen before the first paint, and then only those that are near the screen.
 * Their lazy pictures wait until the visitor scrolls or the page has loaded, so that they do not compete with what the page
 * needs to work.
 * Of a page with a hero picture, which comes later in any case, nothing is laid out before the header has been painted.
 * When it has loaded, the other parts are laid out one by one while the browser is idle. A page that is reloaded, gone
 * back to or opened at one of its parts is laid out at once: the browser looks for the place to scroll to.
 *
 * @param smallScreen Larger screens show several parts at once, whose estimated heights would be seen to change
 * @param timeForPartMs Another part is laid out if the browser has this time left, otherwise after the next frame
 */
export function layOutLazily(smallScreen: string, timeForPartMs: number): void {
  const html = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash || !matchMedia(smallScreen).matches) return;

  function letPicturesLoad(): void {
    if (html.dataset.lazyLayout) html.dataset.lazyLayout = '';
  }
  function whenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(layOutParts);
    else setTimeout(layOutParts);
  }
  function layOutParts(deadline?: IdleDeadline): void {
    do {
      const part = document.querySelector<HTMLElement>('[data-layout=lazy]');
      if (!part) {
        leaveAsComposed();
        return;
      }
      part.dataset.layout = 'done';
      // Makes the browser lay it out now.
      part.getBoundingClientRect();
    } while (deadline && deadline.timeRemaining() > timeForPartMs);
    requestAnimationFrame(whenIdle);
  }
  function leaveAsComposed(): void {
    delete html.dataset.lazyLayout;
    for (const part of document.querySelectorAll<HTMLElement>('[data-layout=done]'))
      part.dataset.layout = 'lazy';
  }

  // Its link is in the head, before this script.
  const hasHeroPicture = document.querySelector('link[rel=preload][as=image]') !== null;
  html.dataset.lazyLayout = hasHeroPicture ? 'header' : 'unpainted';
  // The second frame comes after the paint of the first.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (html.dataset.lazyLayout) html.dataset.lazyLayout = 'pictures';
    });
  });
  const once = { once: true, capture: true };
  addEventListener('scroll', letPicturesLoad, once);
  addEventListener(
    'load',
    () => {
      letPicturesLoad();
      whenIdle();
    },
    once,
  );
}
