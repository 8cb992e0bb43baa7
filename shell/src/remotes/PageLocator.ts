import type { Route } from '@farekite/shared/contract';
import { releasePath, textFiles, type ReleasePage, type RemoteRelease } from '@farekite/shared/protocol';
import type { InlinedRelease } from '../document/pageData';
import { inStep } from '../errors/RemoteError';
import type { Overrides } from '../preview/readPreview';

/** A page with the release that it is from. */
export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

/** The scripts that a page needs to be shown in a language of its release: code and texts, relative to the release's folder. */
export function pageScripts({ release, page }: LocatedPage, language: string): string[] {
  const texts = page.namespaces.map((namespace) => textFiles(language, namespace).script);
  return [release.entry, ...page.scripts, ...texts];
}

/** Loads a manifest. @throws Error with the address when the answer is not the manifest of a remote */
async function fetchRelease(address: string, init: RequestInit): Promise<RemoteRelease> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  const release = (await response.json().catch(() => undefined)) as Partial<RemoteRelease> | null | undefined;
  if (typeof release?.contract !== 'string' || !release.files || !release.pages)
    throw new Error(`${address} is not a manifest`);
  return release as RemoteRelease;
}

/**
 * Knows which release of each remote this visit uses: the one that the document was composed from, or else the one that
 * is live, or previewed, when the first page of the remote is opened or prefetched. The visit keeps it, so that releases are never
 * mixed and a publish in between breaks nothing.
 */
export class PageLocator {
  private readonly found = new Map<string, Promise<RemoteRelease>>();
  /** After a failure, past the browser's cache, which may have kept a broken answer. */
  private cache: RequestCache = 'default';

  /** @param ofDocument the release that the document was composed from, with the files of its page alone */
  constructor(
    private readonly ofDocument: InlinedRelease | undefined,
    private readonly overrides: Overrides,
  ) {}

  /** Finds the page of a route. @throws RemoteError when its release cannot be loaded, or lacks the page */
  locate({ remote, path }: Route): Promise<LocatedPage> {
    return inStep('release', { name: remote }, async () => {
      const inlined = this.inlinedOf(remote)?.release;
      const release = inlined?.pages[path] ? inlined : await this.find(remote);
      const page = release.pages[path];
      if (!page) throw new Error(`${remote}@${release.version} has no page for ${path}`);
      return { release, page };
    });
  }

  private inlinedOf(remote: string): InlinedRelease | undefined {
    return this.ofDocument?.release.name === remote ? this.ofDocument : undefined;
  }

  private find(remote: string): Promise<RemoteRelease> {
    const release = this.found.get(remote) ?? this.load(remote);
    this.found.set(remote, release);
    release.catch(() => {
      this.found.delete(remote);
      this.cache = 'reload';
    });
    return release;
  }

  private load(remote: string): Promise<RemoteRelease> {
    const inlined = this.inlinedOf(remote);
    const version = inlined?.release.version ?? this.overrides.get(remote);
    if (version === undefined) return fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
    const address = `${releasePath({ name: remote, version })}release.json`;
    const integrity = inlined && { integrity: inlined.manifestIntegrity };
    return fetchRelease(address, { cache: this.cache, ...integrity });
  }
}
