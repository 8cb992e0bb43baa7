import { visitViews } from '../telemetry/visitViews';

/** Browser monitoring listens to the console. */
export function reportError(error: unknown): void {
  console.error(error);
  if (TELEMETRY) visitViews.fail(error);
}

/** Of hydration: React has rendered a part of the page once more. */
export function reportRepair(error: unknown): void {
  console.error(error);
  if (TELEMETRY) visitViews.repair();
}
