import { reportError } from '../errors/reportError';
import { RemoteError } from './RemoteError';

/** A file of a release in an address or in a stack. */
const RELEASE_FILE = /\/releases\/(?<name>[^/\s]+)\/(?<version>[^/\s]+)\//;

/** Reports an error that code of a remote has thrown. The browser itself writes all others to the console. */
function reportRemoteError(cause: unknown, file = ''): void {
  const stack = (cause as { stack?: unknown } | null)?.stack;
  const { name, version } = RELEASE_FILE.exec(`${String(stack)}\n${file}`)?.groups ?? {};
  if (!name || name === 'shell') return;
  reportError(new RemoteError('page', name, version, cause));
}

/**
 * Reports what remotes' event handlers, timers and promises throw, with the remote and the release whose code has
 * thrown it.
 */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, filename }) => {
    // Files that did not load are reported with the page that needs them.
    if (error) reportRemoteError(error, filename);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportRemoteError(reason);
  });
}
