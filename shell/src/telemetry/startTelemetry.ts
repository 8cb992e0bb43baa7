import type { Telemetry } from '@farekite/shared/contract';
import { visitViews, whenSettled } from './visitViews';

/** What browsers report of errors that nobody has caught, of files that were refused, and of violations of the policy. */
const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation'];

/** The shell's own pages, and one whose remote hangs, do not settle. */
const UNSETTLED_MS = 6_000;

/** Resolves when the page is hydrated and the browser has nothing else to do, or when the visitor leaves it. */
async function whenAtRest(): Promise<void> {
  await new Promise<void>((resolve) => {
    // The document goes on for a while in another tab, or in the back-forward cache.
    document.addEventListener('visibilitychange', () => resolve());
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve());
    whenSettled(rest);
    setTimeout(rest, UNSETTLED_MS);
  });
}

/**
 * Begins to listen for what goes wrong, and loads the script that tells of the visit when the page rests. Nothing of it happens
 * for a visitor whose browser asks not to be followed, nor for those who are not in the sample.
 */
export function startTelemetry({ endpoint, sample }: Telemetry): void {
  if (navigator.globalPrivacyControl || Math.random() >= sample) return;
  for (const type of EVENTS) window.addEventListener(type, visitViews.failBy, { capture: true });
  const load = async () => {
    await whenAtRest();
    const { tellVisit } = await import(/* webpackChunkName: "telemetry" */ './tellVisit');
    tellVisit(endpoint);
  };
  const start = () => void load().catch(() => undefined);
  // Nobody has visited a document that was loaded ahead or in the background.
  if (document.visibilityState === 'visible') start();
  else document.addEventListener('visibilitychange', start, { once: true });
}
