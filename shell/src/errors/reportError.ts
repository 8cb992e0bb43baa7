import { visitViews } from '../telemetry/visitViews';

/**
 * Reports an error that the site recovers from. Browser monitoring listens to the console; a
 * `RemoteError` names its remote and the version of its release.
 */
export function reportError(error: unknown): void {
  console.error(error);
  if (TELEMETRY) visitViews.fail(error);
}

/** Reports an error of hydration, after which React has rendered a part of the page once more. */
export function reportRepair(error: unknown): void {
  console.error(error);
  if (TELEMETRY) visitViews.repair();
}
