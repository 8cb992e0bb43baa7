import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The durations of all interactions so far that a visitor could notice. */
    interactionsMs?: number[];
  }
}

/** The shortest event that browsers report. */
export const MIN_EVENT_MS = 16;

/** Lets the next document of a tab note how long its interactions take. */
export async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const durationsMs: number[] = [];
    window.interactionsMs = durationsMs;
    new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[];
      durationsMs.push(
        ...events.filter(({ interactionId }) => interactionId).map(({ duration }) => duration),
      );
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, MIN_EVENT_MS);
}

/** Waits until what visitors did last has been painted and noted. */
async function untilNoted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The browser notes an event after the next paint, and tells when it is idle.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              resolve();
            }),
          ),
        );
      }),
  );
}

/**
 * What a visitor's longest wait for the next paint was since the last call, in milliseconds. What takes less than
 * {@link MIN_EVENT_MS} counts as that.
 */
export async function longestEvent(page: Page): Promise<number> {
  await untilNoted(page);
  return page.evaluate((minMs) => Math.max(minMs, ...(window.interactionsMs?.splice(0) ?? [])), MIN_EVENT_MS);
}
