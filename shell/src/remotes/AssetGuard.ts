import { releasePath, type AssetGuard, type Integrity, type RemoteRelease } from '@farekite/shared/contract';

/** A well-formed hash that no file has: what is not in the map does not run. */
const REFUSING_HASH: Integrity = `sha384-${'A'.repeat(64)}`;

export interface ReleaseGuard extends AssetGuard {
  /** Admits the files of a release. Their hashes are those of the pointer. */
  admit(release: RemoteRelease): void;
  /** The hash that a file must have, by its address. */
  integrityOf(url: string): Integrity;
  /** How scripts are requested, so that their preloads are requested in the same way. */
  scriptCrossOrigin(): CrossOrigin;
  /**
   * Lets scripts be requested in another way from now on. The browser keeps the answer to a preload,
   * also a failed one, for the next request like it; only one that is unlike it asks again.
   */
  passOverPreloads(): void;
}

/** Both are CORS requests, the only ones on which the Integrity-Policy header counts a hash. Our files are alike in both. */
type CrossOrigin = 'anonymous' | 'use-credentials';

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
 * pointer's hash for its address, and one that nothing matches when the pointer names none.
 */
export function createAssetGuard(): ReleaseGuard {
  const hashes = new Map<string, Integrity>();
  const policy = scriptUrlPolicy();
  let crossOrigin: CrossOrigin = 'anonymous';
  const integrityOf = (url: string) => hashes.get(new URL(url, location.href).pathname) ?? REFUSING_HASH;
  return {
    admit(release) {
      for (const [file, integrity] of Object.entries(release.files)) {
        hashes.set(releasePath(release) + file, integrity);
      }
    },
    integrityOf,
    scriptCrossOrigin: () => crossOrigin,
    passOverPreloads() {
      crossOrigin = crossOrigin === 'anonymous' ? 'use-credentials' : 'anonymous';
    },
    secureScript(element, url) {
      element.integrity = integrityOf(url);
      element.crossOrigin = crossOrigin;
      // The type of src is string also where the browser wants a TrustedScriptURL.
      element.src = policy.createScriptURL(url) as string;
    },
    secureStyle(element, url) {
      element.integrity = integrityOf(url);
    },
  };
}
