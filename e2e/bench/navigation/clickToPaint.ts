/** Where a page keeps the time of the last click, in milliseconds since 1970, for the page that it opens. */
export const CLICKED_AT = 'benchmark.clickedAt';

/** Notes in a page when a visitor clicks. Runs there, as text. */
export function noteClicks(key: string): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
}

/** From the last click to the first paint of the page that it has opened, in milliseconds. Runs there, as text. */
export function clickToPaint(key: string): Promise<number> {
  return new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      const clickedAtMs = Number(sessionStorage.getItem(key));
      if (paint) resolve(performance.timeOrigin + paint.startTime - clickedAtMs);
    }).observe({ type: 'paint', buffered: true });
  });
}
