/**
 * Reports an error that the site recovers from. Browser monitoring listens to the console; a
 * `RemoteError` names its remote and the version of its release.
 */
export function reportError(error: unknown): void {
  console.error(error);
}
