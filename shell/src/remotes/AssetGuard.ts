import { releasePath, type AssetGuard, type Integrity, type RemoteRelease } from '@farekite/shared/contract';

/** A well-formed hash that no file has: what is not in the map does not run. */
export const REFUSING_HASH: Integrity = `sha384-${'A'.repeat(64)}`;

/** What the browser checks a file by; empty where it is to check nothing. */
export type AssetHash = Integrity | '';

export interface ReleaseGuard extends AssetGuard {
  /** Admits the files of a release. Their hashes are those of the pointer. */
  admit(release: RemoteRelease): void;
  /** The hash that a file must have, by its address. */
  integrityOf(url: string): AssetHash;
  /**
   * Lets a script be requested unlike its preload from now on. The browser keeps the answer to a
   * preload, also a failed one, for the first request like it; only one that is unlike it asks again.
   */
  passOverPreload(url: string): void;
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

/** Scripts come from this origin's releases and from nowhere else. @throws TypeError for any other address */
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
 * Sees to it that every file of a remote is the one that was published: each element gets the
 * pointer's hash for its address.
 *
 * @param hashOfUnlisted for a file that no pointer names, by its path. @default one that nothing matches
 */
export function createAssetGuard(
  hashOfUnlisted: (path: string) => AssetHash = () => REFUSING_HASH,
): ReleaseGuard {
  const hashes = new Map<string, Integrity>();
  const policy = scriptUrlPolicy();
  const passedOver = new Set<string>();
  const pathOf = (url: string) => new URL(url, location.href).pathname;
  const integrityOf = (url: string) => hashes.get(pathOf(url)) ?? hashOfUnlisted(pathOf(url));
  return {
    admit(release) {
      for (const [file, integrity] of Object.entries(release.files)) {
        hashes.set(releasePath(release) + file, integrity);
      }
    },
    integrityOf,
    passOverPreload(url) {
      passedOver.add(pathOf(url));
    },
    secureScript(element, url) {
      element.integrity = integrityOf(url);
      // Both are CORS requests, on which alone the Integrity-Policy header counts a hash. Preloads are anonymous.
      element.crossOrigin = passedOver.has(pathOf(url)) ? 'use-credentials' : 'anonymous';
      // The type of src is string also where the browser wants a TrustedScriptURL.
      element.src = policy.createScriptURL(url) as string;
    },
    secureStyle(element, url) {
      element.integrity = integrityOf(url);
    },
  };
}
