import { releasePath, type ReleasePage, type RemoteRelease, type Route } from '@farekite/shared/contract';
import { NO_PREVIEWS, type Previews } from '../preview/previews';
import { adapterFor } from './adapterFor';
import { RemoteError, type RemotePhase } from './RemoteError';

/** The part of a remote's pointer that a page carries: the release it was composed from, for this page alone. */
export interface InlinedRelease {
  readonly release: RemoteRelease;
  readonly manifestIntegrity: string;
}

export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

/**
 * Knows which release of each remote this visit uses. A visit stays with the release that it met
 * first, also for pages of the remote that it opens later: releases are never mixed, and a publish
 * in between breaks nothing. A remote that is previewed is there in that version alone.
 */
export interface ReleaseCatalog {
  /** @throws RemoteError when the release cannot be found out, or speaks a contract that the shell does not host */
  readonly locate: (route: Route) => Promise<LocatedPage>;
}

async function fetchRelease(address: string, init: RequestInit): Promise<RemoteRelease> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  return (await response.json()) as RemoteRelease;
}

export function createReleaseCatalog(
  inlined: InlinedRelease | undefined,
  admit: (release: RemoteRelease) => void,
  previews: Previews = NO_PREVIEWS,
): ReleaseCatalog {
  const known = new Map<string, RemoteRelease>();

  /** Two requests under way may be answered with two releases; the visit stays with the first. */
  const keep = (release: RemoteRelease, { path }: Route) => {
    const met = known.get(release.name);
    if (met?.pages[path]) return met;
    admit(release);
    known.set(release.name, release);
    return release;
  };
  const carried = inlined && !previews.has(inlined.release.name) ? inlined : undefined;
  if (carried) {
    admit(carried.release);
    known.set(carried.release.name, carried.release);
  }

  const find = async ({ remote, path }: Route): Promise<RemoteRelease> => {
    const met = known.get(remote);
    if (met?.pages[path]) return met;
    const version = previews.get(remote);
    if (version) return fetchRelease(`${releasePath({ name: remote, version })}release.json`, {});
    if (met && met.name === carried?.release.name) {
      return fetchRelease(`${releasePath(met)}release.json`, { integrity: carried.manifestIntegrity });
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
      // Not kept: whoever tries again may meet a release that mends it.
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
