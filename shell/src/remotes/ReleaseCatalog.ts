import type { Route } from '@farekite/shared/contract';
import { releasePath, type ReleasePage, type RemoteRelease } from '@farekite/shared/protocol';
import { isRemoved } from '../loading/isRemoved';
import { readJsonObject } from '../loading/readJsonObject';
import { NO_PREVIEWS, type Previews } from '../preview/previews';
import { adapterFor } from './adapterFor';
import { JOINABLE_FOR_MS } from './ReleaseIntegrity';
import { RemoteError, type RemoteStep } from './RemoteError';

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
 * between breaks nothing. A remote with an override is available in that version only.
 */
export interface ReleaseCatalog {
  /** @throws RemoteError when the release cannot be determined, or needs a contract that the shell does not host */
  readonly locate: (route: Route) => Promise<LocatedPage>;
  /** Keeps a release for the whole visit, because one of its pages is shown. */
  readonly confirm: (release: RemoteRelease) => void;
  /**
   * Forgets the remote's release, unless it is confirmed: it may have failed because it is damaged. A request for its
   * manifest that hangs is aborted, because it occupies a connection.
   */
  readonly forget: (route: Route) => void;
  /** Whether the site has removed the release that the visit uses, as it does when many newer ones have been published. */
  readonly isRemoved: (route: Route) => Promise<boolean>;
  /** The version that this visit uses, or is about to load; `undefined` until the site has said which is live. */
  readonly versionOf: (route: Route) => string | undefined;
}

interface PendingRelease {
  readonly address: string;
  readonly release: Promise<RemoteRelease>;
  readonly abortion: AbortController;
  readonly sinceMs: number;
}

/** @throws Error with the address when the answer is not the manifest of a remote */
async function readRelease(response: Response, address: string): Promise<RemoteRelease> {
  const release: Partial<RemoteRelease> = await readJsonObject(response, address);
  if (typeof release.contract !== 'string' || !release.files || !release.pages)
    throw new Error(`${address} is not a manifest`);
  return release as RemoteRelease;
}

export function createReleaseCatalog(
  inlined: InlinedRelease | undefined,
  register: (release: RemoteRelease) => void,
  overrides: Previews = NO_PREVIEWS,
): ReleaseCatalog {
  const known = new Map<string, RemoteRelease>();
  const confirmed = new Set<string>();
  const requested = new Set<string>();
  const pending = new Map<string, PendingRelease>();

  const requestRelease = async (
    address: string,
    init: RequestInit,
    { signal }: AbortController,
  ): Promise<RemoteRelease> => {
    // Another attempt does not get the cached response of the last one.
    const again: RequestInit = requested.has(address) ? { cache: 'reload' } : {};
    requested.add(address);
    return readRelease(await fetch(address, { ...init, ...again, signal }), address);
  };
  const fetchRelease = (remote: string, address: string, init: RequestInit): Promise<RemoteRelease> => {
    const earlier = pending.get(remote);
    if (earlier?.address === address && performance.now() - earlier.sinceMs < JOINABLE_FOR_MS)
      return earlier.release;
    const abortion = new AbortController();
    const release = requestRelease(address, init, abortion);
    const request: PendingRelease = { address, release, abortion, sinceMs: performance.now() };
    pending.set(remote, request);
    const settle = () => {
      if (pending.get(remote) === request) pending.delete(remote);
    };
    release.then(settle, settle);
    return release;
  };

  /**
   * Where one request hangs, another is sent; they may return two releases. The visit keeps the first. One of which a page
   * is shown is kept even if it lacks this page.
   */
  const keep = (release: RemoteRelease, { path }: Route) => {
    const { name, version } = release;
    const earlier = known.get(name);
    const isOther = earlier?.version !== version;
    if (earlier && (earlier.pages[path] || (isOther && confirmed.has(name)))) return earlier;
    register(release);
    known.set(name, release);
    return release;
  };
  const inlinedRelease = inlined && !overrides.has(inlined.release.name) ? inlined : undefined;
  if (inlinedRelease) {
    register(inlinedRelease.release);
    known.set(inlinedRelease.release.name, inlinedRelease.release);
    confirmed.add(inlinedRelease.release.name);
  }

  const find = async ({ remote, path }: Route): Promise<RemoteRelease> => {
    const earlier = known.get(remote);
    if (earlier?.pages[path]) return earlier;
    const version = overrides.get(remote);
    if (version) return fetchRelease(remote, `${releasePath({ name: remote, version })}release.json`, {});
    if (earlier && earlier.name === inlinedRelease?.release.name) {
      return fetchRelease(remote, `${releasePath(earlier)}release.json`, {
        integrity: inlinedRelease.manifestIntegrity,
      });
    }
    return fetchRelease(remote, `/live/${remote}.json`, { cache: 'no-cache' });
  };

  const versionOf = ({ remote }: Route) => known.get(remote)?.version ?? overrides.get(remote);

  return {
    versionOf,
    confirm: ({ name }) => {
      confirmed.add(name);
    },
    forget: ({ remote }) => {
      pending.get(remote)?.abortion.abort();
      pending.delete(remote);
      if (!confirmed.has(remote)) known.delete(remote);
    },
    isRemoved: async ({ remote }) => {
      const release = known.get(remote);
      return release !== undefined && isRemoved(`${releasePath(release)}release.json`);
    },
    locate: async (route) => {
      const fail = (step: RemoteStep, cause: unknown, version?: string) =>
        new RemoteError({ remote: route.remote, version, step, cause });
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
