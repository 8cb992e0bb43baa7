import type { Route } from '@farekite/shared/contract';
import {
  DEVELOPMENT_VERSION,
  releasePath,
  type Integrity,
  type ReleasePage,
  type RemoteRelease,
} from '@farekite/shared/protocol';
import type { InlinedRelease } from '../document/pageData';
import { inStep } from './RemoteError';

/** The versions that a visit uses instead of the live ones, by remote: it previews them, or they are being developed. */
export type Overrides = ReadonlyMap<string, string>;

export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

/** Loads a manifest. @throws Error with the address when the answer is not the manifest of a remote */
async function fetchRelease(address: string, init: RequestInit): Promise<RemoteRelease> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  const release = (await response.json().catch((cause: unknown) => {
    throw new Error(`${address} is not JSON`, { cause });
  })) as Partial<RemoteRelease> | null;
  if (typeof release?.contract !== 'string' || !release.files || !release.pages)
    throw new Error(`${address} is not a manifest`);
  return release as RemoteRelease;
}

/**
 * Knows which release of each remote this visit uses: the one that the document was composed from, or else the one that
 * is live, or previewed, when the first page of the remote is opened. The visit keeps it, so that releases are never
 * mixed and a publish in between breaks nothing.
 */
export class Releases {
  private readonly found = new Map<string, Promise<RemoteRelease>>();

  constructor(
    private readonly inlined: InlinedRelease | undefined,
    private readonly overrides: Overrides,
  ) {}

  /** @throws RemoteError when the release cannot be loaded, or lacks the page */
  locate(route: Route): Promise<LocatedPage> {
    return inStep('release', { name: route.remote }, () => this.locatePage(route));
  }

  /** Whether a development server builds the remote, which answers when that is done. */
  isDeveloped(remote: string): boolean {
    return this.overrides.get(remote) === DEVELOPMENT_VERSION;
  }

  private async locatePage({ remote, path }: Route): Promise<LocatedPage> {
    const inlined = this.inlinedRelease(remote);
    const ofDocument = inlined?.release.pages[path];
    if (inlined && ofDocument) return { release: inlined.release, page: ofDocument };
    const release = await this.find(remote);
    const page = release.pages[path];
    if (!page) throw new Error(`${remote}@${release.version} has no page for ${path}`);
    return { release, page };
  }

  private inlinedRelease(remote: string): InlinedRelease | undefined {
    return this.inlined?.release.name === remote && !this.isDeveloped(remote) ? this.inlined : undefined;
  }

  private find(remote: string): Promise<RemoteRelease> {
    let release = this.found.get(remote);
    if (!release) {
      release = this.load(remote);
      this.found.set(remote, release);
      release.catch(() => this.found.delete(remote));
    }
    return release;
  }

  private load(remote: string): Promise<RemoteRelease> {
    const inlined = this.inlinedRelease(remote);
    const version = inlined?.release.version ?? this.overrides.get(remote);
    if (version === undefined) return fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
    const address = `${releasePath({ name: remote, version })}release.json`;
    const integrity: Integrity | undefined = inlined?.manifestIntegrity;
    return fetchRelease(address, integrity ? { integrity } : {});
  }
}
