import type { Route } from '@farekite/shared/contract';
import { releasePath, type ReleasePage, type RemoteRelease } from '@farekite/shared/protocol';
import { NO_PREVIEWS, type Previews } from '../preview/previews';
import { adapterFor } from './adapterFor';
import { RemoteError, type RemotePhase } from './RemoteError';

/** The part of a remote's pointer that is inlined in a document: the release it was composed from, with this page's files only. */
export interface InlinedRelease {
  readonly release: RemoteRelease;
  readonly manifestIntegrity: string;
}

export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

/**
 * Knows which release of each remote this visit uses. A visit keeps using the release that it loaded
 * first, also for pages of the remote that it opens later: releases are never mixed, and a publish in
 * between breaks nothing. A previewed remote is available in the previewed version only.
 */
export interface ReleaseCatalog {
  /** @throws RemoteError when the release cannot be determined, or needs a contract that the shell does not host */
  readonly locate: (route: Route) => Promise<LocatedPage>;
}

async function fetchRelease(address: string, init: RequestInit): Promise<RemoteRelease> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  return (await response.json()) as RemoteRelease;
}

export function createReleaseCatalog(
  inlined: InlinedRelease | undefined,
  register: (release: RemoteRelease) => void,
  previews: Previews = NO_PREVIEWS,
): ReleaseCatalog {
  const known = new Map<string, RemoteRelease>();

  /** Two concurrent requests may return two releases; the visit keeps the first. */
  const keep = (release: RemoteRelease, { path }: Route) => {
    const earlier = known.get(release.name);
    if (earlier?.pages[path]) return earlier;
    register(release);
    known.set(release.name, release);
    return release;
  };
  const inlinedRelease = inlined && !previews.has(inlined.release.name) ? inlined : undefined;
  if (inlinedRelease) {
    register(inlinedRelease.release);
    known.set(inlinedRelease.release.name, inlinedRelease.release);
  }

  const find = async ({ remote, path }: Route): Promise<RemoteRelease> => {
    const earlier = known.get(remote);
    if (earlier?.pages[path]) return earlier;
    const version = previews.get(remote);
    if (version) return fetchRelease(`${releasePath({ name: remote, version })}release.json`, {});
    if (earlier && earlier.name === inlinedRelease?.release.name) {
      return fetchRelease(`${releasePath(earlier)}release.json`, {
        integrity: inlinedRelease.manifestIntegrity,
      });
    }
    return fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
  };

  return {
    locate: async (route) => {
      const fail = (phase: RemotePhase, cause: unknown, release?: string) =>
        new RemoteError({ remote: route.remote, release, phase, cause });
      const found = await find(route).catch((cause: unknown) => {
        throw fail('release', cause);
      });
      // Checked before it is kept: the next attempt may find a newer release that the shell hosts.
      try {
        adapterFor(found.contract);
      } catch (cause) {
        throw fail('contract', cause, found.version);
      }
      const release = keep(found, route);
      const page = release.pages[route.path];
      if (!page) throw fail('release', new Error(`it has no page for ${route.path}`), release.version);
      return { release, page };
    },
  };
}
