/**
 * Where every fault on the site ends up that a visitor can go on in spite of. The console is what
 * the monitoring of a browser listens to; the error itself carries the remote and the release.
 */
export function reportError(error: unknown): void {
  console.error(error);
}
