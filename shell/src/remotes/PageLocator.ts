import { armOf, newBucketCookie, readBucket, type CanaryShare } from '@farekite/shared/canary';
import type { Route } from '@farekite/shared/contract';
import {
  releasePath,
  textFiles,
  type Integrity,
  type ReleasePage,
  type RemoteRelease,
  type VerifiedRemote,
} from '@farekite/shared/protocol';
import type { ArmLabel } from '@farekite/shared/telemetry';
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

/** A pointer, as far as browsers need it. */
type LiveRemote = RemoteRelease & { readonly canary?: CanaryShare };

/** Loads a manifest or a pointer. @throws Error with the address when the answer is not that of a remote */
async function fetchRelease(address: string, init: RequestInit): Promise<LiveRemote> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  const release = (await response.json().catch(() => undefined)) as Partial<RemoteRelease> | null | undefined;
  if (typeof release?.contract !== 'string' || !release.files || !release.pages)
    throw new Error(`${address} is not a manifest`);
  return release as LiveRemote;
}

/**
 * The visitor's bucket. Who has none is in no arm, and gets one for the next time, as from the server: unless the browser says that
 * the visitor wants not to be followed.
 * @returns `undefined` also where cookies are forbidden
 */
function keepBucket(): number | undefined {
  try {
    const bucket = readBucket(document.cookie);
    if (bucket === undefined && !navigator.globalPrivacyControl) document.cookie = newBucketCookie();
    return bucket;
  } catch {
    return undefined;
  }
}

/**
 * Knows which release of each remote this visit uses: the one that the document was composed from, or else the one that
 * is live, a canary or previewed, when the first page of the remote is opened or prefetched. The visit keeps it, so that releases are never
 * mixed and a publish in between breaks nothing.
 */
export class PageLocator {
  private readonly found = new Map<string, Promise<RemoteRelease>>();
  /** The arms of the visitor, by the remote whose canary it is: `control=mfe-deals@77c1d0a95ee2b346`. */
  private readonly arms = new Map<string, ArmLabel>();
  /** After a failure, past the browser's cache, which may have kept a broken answer. */
  private cache: RequestCache = 'default';

  /** @param ofDocument the release that the document was composed from, with the files of its page alone */
  constructor(
    private readonly ofDocument: VerifiedRemote | undefined,
    private readonly overrides: Overrides,
  ) {}

  /** Finds the page of a route. @throws RemoteError when its release cannot be loaded, or lacks the page */
  locate({ remote, path }: Route): Promise<LocatedPage> {
    return inStep('release', { name: remote }, async () => {
      const inlined = this.ofDocument?.release.name === remote ? this.ofDocument : undefined;
      const release = inlined?.release.pages[path] ? inlined.release : await this.find(remote, inlined);
      const page = release.pages[path];
      if (!page) throw new Error(`${remote}@${release.version} has no page for ${path}`);
      return { release, page };
    });
  }

  /** The arm in which the visitor has got the release of a remote after navigation; `undefined` for none. */
  armIn(remote: string): ArmLabel | undefined {
    return this.arms.get(remote);
  }

  private find(remote: string, inlined: VerifiedRemote | undefined): Promise<RemoteRelease> {
    const version = inlined?.release.version ?? this.overrides.get(remote);
    const release =
      this.found.get(remote) ??
      (version ? this.loadStored(remote, version, inlined?.manifestIntegrity) : this.loadLive(remote));
    this.found.set(remote, release);
    release.catch(() => {
      this.found.delete(remote);
      this.cache = 'reload';
    });
    return release;
  }

  /** The live release, or its canary for who is in that arm. Who previews anything is in none. */
  private async loadLive(remote: string): Promise<RemoteRelease> {
    const live = await fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
    if (!live.canary || this.overrides.size > 0) return live;
    const arm = armOf(remote, live.canary, keepBucket());
    if (arm) this.arms.set(remote, `${arm}=${remote}@${live.canary.version}`);
    return arm === 'canary' ? this.loadStored(remote, live.canary.version) : live;
  }

  private loadStored(name: string, version: string, integrity?: Integrity): Promise<RemoteRelease> {
    const init = { cache: this.cache, ...(integrity && { integrity }) };
    return fetchRelease(`${releasePath({ name, version })}release.json`, init);
  }
}
