import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findChromium } from '@farekite/tooling/browser';

/** The phone of Lighthouse. In milliseconds, and bytes a second. */
const SCREEN = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PROCESSOR = { rate: 4 };

/** Also the shortest event that browsers report. */
const FRAME_MS = 16;

export const FIGURES = [
  'firstPaint',
  'largestPaint',
  'shift',
  'blocking',
  'longestTask',
  'hydrated',
] as const;
/** All but the shift in milliseconds, since the start of the navigation. */
export type Figures = Record<(typeof FIGURES)[number], number>;

interface Measured {
  readonly figures: Promise<Figures>;
  readonly entries: PerformanceEntry[];
}

/** Runs in the page. React hydrates without an event, so it looks at itself until it is at rest. */
function observe([frameMs, hasScripts]: readonly [number, boolean]): void {
  const [longTaskMs, quietMs, hydrationLimitMs] = [50, 1_000, 8_000];
  const entries: (PerformanceEntry & { readonly value?: number })[] = [];
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    const init = { type, buffered: true, durationThreshold: frameMs } as PerformanceObserverInit;
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(init);
  }
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  let hydrated = Infinity;
  const look = (onRest: (figures: Figures) => void) => {
    const now = performance.now();
    const tasks = ofType('longtask');
    const heading = document.querySelector('[data-remote] h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
      hydrated = Math.min(hydrated, now);
    const isHydrated = hydrated < Infinity;
    const isAwaited = hasScripts && !isHydrated && now < hydrationLimitMs;
    const ends = tasks.map((task) => task.startTime + task.duration);
    const busyUntil = Math.max(isHydrated ? hydrated : 0, ...ends);
    if (isAwaited || document.readyState !== 'complete' || now - busyUntil <= quietMs) {
      setTimeout(look, frameMs, onRest);
      return;
    }
    const firstPaint = ofType('paint').find(({ name }) => name === 'first-contentful-paint');
    onRest({
      firstPaint: firstPaint?.startTime ?? Infinity,
      largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime ?? Infinity,
      shift: sum(ofType('layout-shift').map(({ value = 0 }) => value)),
      blocking: sum(tasks.map(({ duration }) => duration - longTaskMs)),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      hydrated,
    });
  };
  const figures = new Promise<Figures>((onRest) => {
    // No page is hydrated before it is painted.
    new PerformanceObserver((_, painted) => {
      painted.disconnect();
      look(onRest);
    }).observe({ type: 'paint', buffered: true });
  });
  Object.assign(window, { measured: { figures, entries } satisfies Measured });
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env, args } = await findChromium();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: [...args] });
}

export async function visit<T>(
  browser: Browser,
  address: string,
  { isNetworkSlow = false, isProcessorSlow = false, hasScripts = true },
  atRest: (visit: { page: Page; figures: Figures; requests: readonly Request[] }) => T | Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // With a buffer, DevTools keeps what has arrived, and decodes documents in the page's main thread.
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Inline scripts run: one of them shows the visitor's language.
    if (!hasScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', NETWORK);
    if (isProcessorSlow) await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.addInitScript(observe, [FRAME_MS, hasScripts] as const);
    await page.goto(address);
    const figures = await page.evaluate(
      () => (window as unknown as { readonly measured: Measured }).measured.figures,
    );
    return await atRest({ page, figures, requests });
  } finally {
    await context.close();
  }
}

/** From an input to the paint after it, since the last call. */
export async function longestEvent(page: Page): Promise<number> {
  return page.evaluate(async (minMs) => {
    // The browser notes an event after the next paint, and tells when it is idle.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((onIdle) => requestIdleCallback(onIdle));
    const { entries } = (window as unknown as { readonly measured: Measured }).measured;
    const events = (entries.splice(0) as PerformanceEventTiming[]).filter(
      ({ interactionId }) => interactionId,
    );
    return Math.max(minMs, ...events.map(({ duration }) => duration));
  }, FRAME_MS);
}
