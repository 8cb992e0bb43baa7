import {
  releasePath,
  type Integrity,
  type IntegrityRegistry,
  type RemoteRelease,
} from '@farekite/shared/protocol';

/** A well-formed hash that no file has: files that are not registered do not run. */
export const UNMATCHABLE_HASH: Integrity = `sha384-${'A'.repeat(64)}`;

const RELEASES_ONLY = {
  createScriptURL: (url: string) => {
    const { origin, pathname } = new URL(url, location.href);
    if (origin !== location.origin || !pathname.startsWith('/releases/')) {
      throw new TypeError(`${url} is not a script of a release of this site`);
    }
    return url;
  },
};

declare global {
  /** In browsers with Trusted Types. The policy returns a TrustedScriptURL, which TypeScript does not know. */
  var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;
}

/** Has the browser check each script and stylesheet of a release against its hash. */
export class FileIntegrity implements IntegrityRegistry {
  private readonly failed = new Set<string>();
  private readonly policy = globalThis.trustedTypes?.createPolicy('shell', RELEASES_ONLY) ?? RELEASES_ONLY;

  /**
   * @param hashes by address, to which those of releases are added
   * @param fallbackHash of a file without one; empty for no check
   */
  constructor(
    private readonly hashes: Record<string, Integrity>,
    private readonly fallbackHash: Integrity | '' = UNMATCHABLE_HASH,
  ) {}

  register(release: RemoteRelease): void {
    for (const [file, integrity] of Object.entries(release.files))
      this.hashes[releasePath(release) + file] = integrity;
  }

  /**
   * Fetches what has failed past the browser's cache, which may have kept a broken answer; also of what the document has
   * preloaded, because nothing asks for the code of a page whose entry has failed. Never rejects.
   */
  readonly refetchFailed = async (): Promise<void> => {
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
    const preloaded = Array.from(preloads, ({ href }) => new URL(href).pathname);
    const addresses = [...new Set([...this.failed, ...preloaded])];
    this.failed.clear();
    const refetch = (address: string) =>
      fetch(address, { cache: 'reload', integrity: this.integrityOf(address) });
    await Promise.allSettled(addresses.map(refetch));
  };

  /** @throws TypeError when the address is not of a release of this site */
  secureScript(element: HTMLScriptElement, url: string): void {
    this.secure(element, url);
    // The Integrity-Policy header requires a CORS request.
    element.crossOrigin = 'anonymous';
    element.src = this.policy.createScriptURL(url);
  }

  secureStyle(element: HTMLLinkElement, url: string): void {
    this.secure(element, url);
  }

  private secure(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
    element.integrity = this.integrityOf(url);
    element.addEventListener('error', () => this.failed.add(url));
  }

  private integrityOf(url: string): Integrity | '' {
    return this.hashes[new URL(url, location.href).pathname] ?? this.fallbackHash;
  }
}
