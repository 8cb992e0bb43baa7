import type { Route } from '@farekite/shared/contract';
import {
  DEVELOPMENT_VERSION,
  releasePath,
  type ReleasePage,
  type RemoteRelease,
} from '@farekite/shared/protocol';
import type { InlinedRelease } from '../document/pageData';
import type { Overrides } from '../preview/readPreview';
import { inStep } from './RemoteError';

export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

export type Releases = ReturnType<typeof createReleases>;

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
 * is live, or previewed, when the first page of the remote is opened. The visit keeps it, so that releases are never
 * mixed and a publish in between breaks nothing.
 *
 * @param ofDocument the release that the document was composed from, with the files of its page alone
 */
export function createReleases(ofDocument: InlinedRelease | undefined, overrides: Overrides) {
  const found = new Map<string, Promise<RemoteRelease>>();
  /** Whether a development server builds the remote, which answers when that is done. */
  const isDeveloped = (remote: string) => overrides.get(remote) === DEVELOPMENT_VERSION;

  const load = (remote: string, inlined?: InlinedRelease) => {
    const version = inlined?.release.version ?? overrides.get(remote);
    if (version === undefined) return fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
    const address = `${releasePath({ name: remote, version })}release.json`;
    return fetchRelease(address, inlined ? { integrity: inlined.manifestIntegrity } : {});
  };
  const find = (remote: string, inlined?: InlinedRelease) => {
    const earlier = found.get(remote);
    if (earlier) return earlier;
    const release = load(remote, inlined);
    found.set(remote, release);
    release.catch(() => found.delete(remote));
    return release;
  };
  const locate = async ({ remote, path }: Route): Promise<LocatedPage> => {
    const inlined = ofDocument?.release.name === remote && !isDeveloped(remote) ? ofDocument : undefined;
    const inlinedPage = inlined?.release.pages[path];
    if (inlined && inlinedPage) return { release: inlined.release, page: inlinedPage };
    const release = await find(remote, inlined);
    const page = release.pages[path];
    if (!page) throw new Error(`${remote}@${release.version} has no page for ${path}`);
    return { release, page };
  };
  return {
    isDeveloped,
    /** @throws RemoteError when the release cannot be loaded, or lacks the page */
    locate: (route: Route) => inStep('release', { name: route.remote }, () => locate(route)),
  };
}
