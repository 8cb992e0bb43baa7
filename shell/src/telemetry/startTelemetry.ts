import type { Telemetry } from '@farekite/shared/contract';
import { settled, visitViews } from './visitViews';

const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation'];

/** The shell's own pages, and one whose remote hangs, do not settle. */
const UNSETTLED_MS = 6_000;

async function whenAtRest(): Promise<void> {
  await new Promise<void>((resolve) => {
    // The visitor leaves it.
    document.addEventListener('visibilitychange', () => resolve());
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve());
    void settled.then(rest);
    setTimeout(rest, UNSETTLED_MS);
  });
}

export function startTelemetry({ endpoint, sample }: Telemetry): void {
  if (navigator.globalPrivacyControl || Math.random() >= sample) return;
  for (const type of EVENTS) window.addEventListener(type, visitViews.failBy, { capture: true });
  const load = async () => {
    await whenAtRest();
    const { tellVisit } = await import(/* webpackChunkName: "telemetry" */ './tellVisit');
    tellVisit(endpoint);
  };
  const start = () => void load().catch(() => undefined);
  // A document that was loaded ahead is no visit.
  if (document.visibilityState === 'visible') start();
  else document.addEventListener('visibilitychange', start, { once: true });
}
