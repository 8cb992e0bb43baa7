import type { Browser, Page } from '@playwright/test';
import { TRACE_CATEGORIES, type TraceEvent } from './TraceEvent';

/** Traces a tab while something happens in it. */
export async function readTrace(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return traceEvents;
}
