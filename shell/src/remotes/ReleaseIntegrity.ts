import {
  releasePath,
  type IntegrityRegistry,
  type Integrity,
  type RemoteRelease,
} from '@farekite/shared/protocol';
import { SLOW_AFTER_MS } from '../loading/LoadAttempts';

/** A well-formed hash that no file has: files that are not registered do not run. */
export const UNMATCHABLE_HASH: Integrity = `sha384-${'A'.repeat(64)}`;

/** The hash that the browser checks a file against; empty for no check. */
export type AssetHash = Integrity | '';

export interface ReleaseIntegrity extends IntegrityRegistry {
  /** Registers the files of a release. Their hashes are those of the pointer. */
  register(release: RemoteRelease): void;
  /** The hash that the file at this address must have. */
  integrityOf(url: string): AssetHash;
  /**
   * Makes later requests for a script differ from its preload. Browsers answer the first request that
   * matches a preload with the preload's response, even a failed one; only a different request goes to the server.
   */
  bypassPreload(url: string): void;
  /**
   * Ends a request that is pending, and gives the file an address of its own for later ones. A browser joins them with
   * a request that hangs if the address is the same. The file has the same hash.
   */
  renewRequest(url: string): void;
  /** Fetches files past the browser's cache: it may have kept a broken response. Resolves also when some fail again. */
  refetch(urls: readonly string[]): Promise<void>;
}

/** A request that is older than this is not joined by another one for the same file: by then a visitor may try again. */
export const JOINABLE_FOR_MS = SLOW_AFTER_MS;

interface PendingRequest {
  readonly element: HTMLElement;
  readonly url: string;
  readonly sinceMs: number;
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

/** Accepts addresses of this origin's releases only. @throws TypeError for any other address */
function acceptScriptUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith('/releases/')) {
    throw new TypeError(`${url} is not a script of a release of this site`);
  }
  return url;
}

function scriptUrlPolicy(): ScriptUrlPolicy {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
    };
  };
  const rules = { createScriptURL: acceptScriptUrl };
  return trustedTypes ? trustedTypes.createPolicy('shell', rules) : rules;
}

/**
 * Makes the browser check every file of a remote against the hash in the remote's pointer.
 *
 * @param fallbackHash returns the hash for the path of a file that is not registered. @default a hash that no file has
 */
export function createReleaseIntegrity(
  fallbackHash: (path: string) => AssetHash = () => UNMATCHABLE_HASH,
): ReleaseIntegrity {
  const hashes = new Map<string, Integrity>();
  const policy = scriptUrlPolicy();
  const bypassedPreloads = new Set<string>();
  const renewals = new Map<string, number>();
  const pending = new Map<string, PendingRequest>();
  /** The paths of files whose last request failed. */
  const failed = new Set<string>();
  const pathOf = (url: string) => new URL(url, location.href).pathname;
  const integrityOf = (url: string) => hashes.get(pathOf(url)) ?? fallbackHash(pathOf(url));
  const addressOf = (url: string) => {
    const count = renewals.get(pathOf(url));
    return count === undefined ? url : `${url}?retry=${String(count)}`;
  };
  const renewRequest = (url: string) => {
    const path = pathOf(url);
    renewals.set(path, (renewals.get(path) ?? 0) + 1);
    const request = pending.get(path);
    pending.delete(path);
    // webpack then forgets the request. Its answer is still used if it comes, because scripts run all the same.
    request?.element.dispatchEvent(new Event('error'));
  };
  const watch = (element: HTMLElement, url: string) => {
    const path = pathOf(url);
    pending.set(path, { element, url, sinceMs: performance.now() });
    const settle = ({ type }: Event) => {
      if (pending.get(path)?.element !== element) return;
      pending.delete(path);
      if (type === 'error') failed.add(path);
    };
    element.addEventListener('load', settle, { once: true });
    element.addEventListener('error', settle, { once: true });
  };
  const renewIfLate = (url: string) => {
    const request = pending.get(pathOf(url));
    if (request && performance.now() - request.sinceMs >= JOINABLE_FOR_MS) renewRequest(url);
  };
  const refetch = async (urls: readonly string[]) => {
    urls.forEach((url) => failed.delete(pathOf(url)));
    await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload', integrity: integrityOf(url) })));
  };
  return {
    register(release) {
      for (const [file, integrity] of Object.entries(release.files)) {
        hashes.set(releasePath(release) + file, integrity);
      }
    },
    integrityOf,
    bypassPreload(url) {
      bypassedPreloads.add(pathOf(url));
    },
    renewRequest,
    refetch,
    async prepareRequests(urls) {
      urls.forEach(renewIfLate);
      await refetch(urls.filter((url) => failed.has(pathOf(url))));
    },
    secureScript(element, url) {
      element.integrity = integrityOf(url);
      // Both values make a CORS request, which the Integrity-Policy header requires. Preloads are anonymous, so
      // the other value makes the request differ from them.
      element.crossOrigin = bypassedPreloads.has(pathOf(url)) ? 'use-credentials' : 'anonymous';
      // TypeScript knows `src` as a string only; browsers with Trusted Types require a TrustedScriptURL.
      element.src = policy.createScriptURL(addressOf(url)) as string;
      watch(element, url);
    },
    secureStyle(element, url) {
      element.integrity = integrityOf(url);
      watch(element, url);
      if (!renewals.has(pathOf(url))) return;
      element.href = addressOf(url);
      // webpack does not load a stylesheet again that has a link with its address here.
      element.dataset.href = url;
    },
  };
}
