import type { CDPSession, Page } from '@playwright/test';

/** What is alive in a tab. Counts, except for the heap. */
export interface Leftovers {
  readonly intervals: number;
  readonly timeouts: number;
  /** Observers that observe something. */
  readonly observers: number;
  readonly objectUrls: number;
  readonly abortControllers: number;
  readonly styleSheets: number;
  readonly eventListeners: number;
  /** Detached ones too. */
  readonly nodes: number;
  readonly heapKilobytes: number;
}

interface Counters {
  readonly readCounters: () => Pick<
    Leftovers,
    'intervals' | 'timeouts' | 'observers' | 'objectUrls' | 'abortControllers'
  >;
}

/** Runs in the page before its own scripts, and counts what they create and end. */
function installCounters(): void {
  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const observing = new Set<object>();
  const objectUrls = new Set<string>();
  const controllers: WeakRef<AbortController>[] = [];

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...args: unknown[]) => {
      const id: number = setTimeout(() => {
        timeouts.delete(id);
        (run as (...values: unknown[]) => void)(...args);
      }, ms);
      timeouts.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      timeouts.delete(id);
      clearTimeout(id);
    },
    setInterval: (run: TimerHandler, ms?: number, ...args: unknown[]) => {
      const id = setInterval(run, ms, ...args);
      intervals.add(id);
      return id;
    },
    clearInterval: (id?: number) => {
      intervals.delete(id);
      clearInterval(id);
    },
    AbortController: class extends AbortController {
      constructor() {
        super();
        controllers.push(new WeakRef(this));
      }
    },
  });

  const observerTypes = { IntersectionObserver, MutationObserver, PerformanceObserver, ResizeObserver };
  for (const { prototype } of Object.values(observerTypes) as { prototype: ResizeObserver }[]) {
    const { observe, disconnect } = prototype;
    prototype.observe = function (this: ResizeObserver, ...args) {
      observing.add(this);
      observe.apply(this, args);
    };
    prototype.disconnect = function (this: ResizeObserver) {
      observing.delete(this);
      disconnect.apply(this);
    };
  }

  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL(object);
    objectUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    objectUrls.delete(url);
    revokeObjectURL(url);
  };

  const counters: Counters = {
    readCounters: () => ({
      intervals: intervals.size,
      timeouts: timeouts.size,
      observers: observing.size,
      objectUrls: objectUrls.size,
      abortControllers: controllers.filter((controller) => controller.deref()).length,
    }),
  };
  Object.assign(window, counters);
}

async function readMetrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Counts what the page's scripts leave behind from now on.
 *
 * @returns a function that collects garbage and reads the counts
 */
export async function countLeftovers(page: Page): Promise<() => Promise<Leftovers>> {
  await page.addInitScript(installCounters);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    // The second collection finds what the finalizers of the first have let go.
    for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const counted = await page.evaluate(() => ({
      ...(window as unknown as Counters).readCounters(),
      styleSheets: document.styleSheets.length,
    }));
    const metrics = await readMetrics(session);
    return {
      ...counted,
      eventListeners: metrics.JSEventListeners ?? 0,
      nodes: metrics.Nodes ?? 0,
      heapKilobytes: Math.round((metrics.JSHeapUsedSize ?? 0) / 1_024),
    };
  };
}
