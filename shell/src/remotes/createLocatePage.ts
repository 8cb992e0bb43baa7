import type { Route } from '@farekite/shared/contract';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import type { InlinedRelease } from '../document/pageData';
import type { Overrides } from '../preview/readPreview';
import type { LocatedPage } from './LocatedPage';
import { inStep } from './RemoteError';

/** Finds the page of a route. @throws RemoteError when its release cannot be loaded, or lacks the page */
export type LocatePage = (route: Route) => Promise<LocatedPage>;

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
export function createLocatePage(ofDocument: InlinedRelease | undefined, overrides: Overrides): LocatePage {
  const found = new Map<string, Promise<RemoteRelease>>();
  const inlinedOf = (remote: string) => (ofDocument?.release.name === remote ? ofDocument : undefined);

  const load = (remote: string) => {
    const inlined = inlinedOf(remote);
    const version = inlined?.release.version ?? overrides.get(remote);
    if (version === undefined) return fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
    const address = `${releasePath({ name: remote, version })}release.json`;
    return fetchRelease(address, inlined ? { integrity: inlined.manifestIntegrity } : {});
  };
  const find = (remote: string) => {
    const release = found.get(remote) ?? load(remote);
    found.set(remote, release);
    release.catch(() => found.delete(remote));
    return release;
  };
  const locate = async ({ remote, path }: Route) => {
    const inlined = inlinedOf(remote)?.release;
    const release = inlined?.pages[path] ? inlined : await find(remote);
    const page = release.pages[path];
    if (!page) throw new Error(`${remote}@${release.version} has no page for ${path}`);
    return { release, page };
  };
  return (route) => inStep('release', { name: route.remote }, () => locate(route));
}
