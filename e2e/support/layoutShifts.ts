import type { Page } from '@playwright/test';

/** Records every layout shift from first paint on: the element, the score, and both positions. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
          return `${node?.textContent?.slice(0, 40) ?? ''} (${box(from)} → ${box(to)})`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      record(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        record(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => string[] }).readShifts());
}
