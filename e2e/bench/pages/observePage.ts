import type { CDPSession } from '@playwright/test';
import { withinTimeLimit } from '../../support/withinTimeLimit';
import { isHydrated } from './isHydrated';

/** What the browser has noted about a page until it came to rest. Times are in milliseconds since the navigation. */
export interface PageReport {
  /** First contentful paint. */
  readonly firstPaintMs: number;
  /** Largest contentful paint. */
  readonly largestPaintMs: number;
  /** Address of the picture that is the largest paint; empty when that is text. */
  readonly largestPicture: string;
  /** Cumulative layout shift, a number without a unit. */
  readonly layoutShift: number;
  /** When React had hydrated the header, the remote's page and every control on the screen; 0 when it was not awaited. */
  readonly hydratedMs: number;
  /** When the last byte of the document, the stylesheets and the scripts that came before hydration was there. */
  readonly lastNeededByteMs: number;
}

interface ObserverOptions {
  readonly awaitsHydration: boolean;
  /** How often the page looks whether React has hydrated it. */
  readonly hydrationPollMs: number;
  readonly restPollMs: number;
  /** After this time without a long task, a page that has loaded is at rest. */
  readonly quietMs: number;
  /** The function that takes the report. */
  readonly binding: string;
}

/** Runs in the page. React hydrates without an event, so the page looks often whether it has. */
function observe(options: ObserverOptions, isPageHydrated: typeof isHydrated): void {
  const entries: PerformanceEntry[] = [];
  let hydratedMs = 0;
  let lastBusyMs = 0;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  }
  new PerformanceObserver(() => {
    lastBusyMs = performance.now();
  }).observe({ type: 'longtask' });

  const named = (type: string) => entries.filter((entry) => entry.entryType === type);
  const lastNeededByte = () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const needed = files.filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname));
    const documents = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const ends = [...documents, ...needed].map(({ responseEnd }) => responseEnd);
    return Math.max(...ends.filter((end) => end <= hydratedMs), 0);
  };
  const report = () => {
    const largest = named('largest-contentful-paint').at(-1);
    const shifts = named('layout-shift') as (PerformanceEntry & { readonly value: number })[];
    const result = {
      firstPaintMs: named('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      largestPaintMs: largest?.startTime ?? 0,
      largestPicture: (largest as { readonly url?: string } | undefined)?.url ?? '',
      layoutShift: shifts.reduce((total, { value }) => total + value, 0),
      hydratedMs,
      lastNeededByteMs: lastNeededByte(),
    };
    (window as unknown as Record<string, (text: string) => void>)[options.binding]?.(JSON.stringify(result));
  };
  const untilRest = () => {
    const isQuiet = performance.now() - lastBusyMs > options.quietMs;
    if (document.readyState === 'complete' && isQuiet) report();
    else setTimeout(untilRest, options.restPollMs);
  };
  const untilHydrated = () => {
    if (options.awaitsHydration && !isPageHydrated()) {
      setTimeout(untilHydrated, options.hydrationPollMs);
    } else {
      lastBusyMs = performance.now();
      if (options.awaitsHydration) hydratedMs = lastBusyMs;
      untilRest();
    }
  };
  // Looking takes several milliseconds in a slow browser. No page is hydrated before it is painted.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    untilHydrated();
  }).observe({ type: 'paint' });
}

const OPTIONS = { hydrationPollMs: 10, restPollMs: 100, quietMs: 1_000, binding: 'reportPage' };

/**
 * Observes the next document of a tab. Nothing is evaluated in the page while it loads but one small script: what
 * Playwright evaluates in a page takes as long there as a script of the page's own.
 *
 * @returns a promise of what was observed until the page came to rest; it rejects when the page does not
 */
export async function observePage(
  session: CDPSession,
  { awaitsHydration }: Pick<ObserverOptions, 'awaitsHydration'>,
): Promise<{ readonly atRest: Promise<PageReport> }> {
  const options: ObserverOptions = { ...OPTIONS, awaitsHydration };
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: options.binding });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${observe.toString()})(${JSON.stringify(options)}, ${isHydrated.toString()})`,
  });
  const reported = new Promise<PageReport>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === options.binding) resolve(JSON.parse(payload) as PageReport);
    });
  });
  return { atRest: withinTimeLimit(reported, 'The page was not hydrated and at rest') };
}
