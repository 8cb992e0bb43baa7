import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTabHidden } from '../../support/time';
import { kilobytes } from '../kilobytes';
import { openTab } from '../openBrowser';
import type { Figure } from '../report/results';
import { objectBytes, type HeapSnapshot } from './objectBytes';

/** Carousels and the strip run only while they are on the screen; here all are at once. */
export const WHOLE_PAGE_PX = { width: 1_280, height: 9_000 };
const WARM_UP_MINUTES = 5;
const MINUTES_PER_HOUR = 60;
export const HOURS = 4;
const MS_PER_MINUTE = 60_000;

declare global {
  interface Window {
    /** How often a timer or a frame has called the page so far. */
    callbackCount?: number;
  }
}

/** Lets the next document of a tab count what timers and frames call. */
async function countCallbacks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.callbackCount = 0;
    const counted =
      (callback: TimerHandler) =>
      (...args: unknown[]) => {
        window.callbackCount = (window.callbackCount ?? 0) + 1;
        if (typeof callback === 'function') (callback as (...given: unknown[]) => void)(...args);
      };
    const { setTimeout, setInterval, requestAnimationFrame } = window;
    Object.assign(window, {
      setTimeout: (callback: TimerHandler, ms?: number, ...args: unknown[]) =>
        setTimeout(counted(callback), ms, ...args),
      setInterval: (callback: TimerHandler, ms?: number, ...args: unknown[]) =>
        setInterval(counted(callback), ms, ...args),
      requestAnimationFrame: (callback: FrameRequestCallback) => requestAnimationFrame(counted(callback)),
    });
  });
}

async function runMinutes(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(MS_PER_MINUTE);
}

interface Usage {
  readonly objectsKb: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function takeHeapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

async function readUsage(session: CDPSession): Promise<Usage> {
  const objectsKb = kilobytes(objectBytes(await takeHeapSnapshot(session)));
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return {
    objectsKb,
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

/** How much is added in an hour, on average. */
function meanGrowth([first, ...later]: readonly Usage[], read: (usage: Usage) => number): number {
  const last = later.at(-1);
  if (!first || !last) throw new Error('Growth needs two readings');
  return (read(last) - read(first)) / later.length;
}

/** Leaves the home page open for some hours of the page's clock, and for another one in a hidden tab. */
export async function measureMemory(browser: Browser, site: string): Promise<Figure[]> {
  const { page, context, session } = await openTab(browser, {
    hasSlowNetwork: false,
    hasSlowProcessor: false,
  });
  await page.setViewportSize(WHOLE_PAGE_PX);
  await session.send('Performance.enable');
  await page.clock.install();
  await countCallbacks(page);
  await page.goto(`${site}/`);
  await page.waitForLoadState('networkidle');
  // Otherwise a reading may fall into a step of a carousel, which has listeners until it ends.
  await page.clock.pauseAt(Date.now() + MS_PER_MINUTE);
  await runMinutes(page, WARM_UP_MINUTES);
  const usages = [await readUsage(session)];
  for (let hour = 0; hour < HOURS; hour += 1) {
    await runMinutes(page, MINUTES_PER_HOUR);
    usages.push(await readUsage(session));
  }
  const readCount = () => page.evaluate(() => window.callbackCount ?? 0);
  const visibleCount = await readCount();
  if (visibleCount === 0) throw new Error('Nothing on the home page has moved in all this time');

  await setTabHidden(page, true);
  // What was under way ends in its own time.
  await runMinutes(page, 1);
  const hiddenBefore = await readCount();
  await runMinutes(page, MINUTES_PER_HOUR);
  const hiddenAfter = await readCount();
  await context.close();
  return [
    { target: 'objectGrowth', value: meanGrowth(usages, ({ objectsKb }) => objectsKb) },
    { target: 'nodeGrowth', value: meanGrowth(usages, ({ nodes }) => nodes) },
    { target: 'listenerGrowth', value: meanGrowth(usages, ({ listeners }) => listeners) },
    { target: 'hiddenWork', value: hiddenAfter - hiddenBefore },
  ];
}
