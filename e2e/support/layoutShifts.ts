import type { Page } from '@playwright/test';

/** Where each element of the page is in the document, seen or not. */
export function readPlaces(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x + scrollX, y + scrollY, width, height].map((value) => value.toFixed(1)).join(' ');
        return `${element.localName}.${element.getAttribute('class') ?? ''}: ${place}`;
      })
      .join('\n'),
  );
}

/** What has moved on the screen so far, with the score of each shift. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (
      observer.takeRecords() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]
    ).map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
      return `${value.toFixed(4)}: ${moved.join(', ')}`;
    });
  });
}
