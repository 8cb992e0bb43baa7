import type { Route } from '@farekite/shared/contract';
import type { ReleaseManifest, ShellRelease } from '@farekite/shared/protocol';
import type { Language } from '@farekite/shared/language';
import { openPages } from '../browser/openPages';
import type { PageToOpen } from '../browser/PageToOpen';
import { labelOf } from '../release/manifest';
import type { Pointer } from '../release/parsePointer';
import { localOrigin, LOOPBACK } from '../serve/listen';
import { objectsOf } from '../serve/serve';
import { SiteServer } from '../serve/SiteServer';
import { pointerKey } from '../store/keys';
import { liveRemote, liveShell, serializePointer, type Releases } from '../store/pointers';
import type { Store } from '../store/Store';
import { RefusedError } from '../util/UserError';

/** Releases that are stored with their pages, but are not live yet. */
export interface Candidate {
  readonly releases: readonly ReleaseManifest[];
  readonly store: Store;
  /** All pointers that their pages depend on, as they will be once the releases are live. */
  readonly pointers: ReadonlyMap<string, Pointer>;
}

/** Checks releases before they go live. @throws UserError when they must not go live */
export type Verify = (candidate: Candidate) => Promise<void>;

/** A path without a route, which the site answers with its 404 page. */
const UNKNOWN_PATH = '/there-is-no-such-page';
/** The number of findings that a message contains, so that it stays readable in one line. */
const MAX_FINDINGS = 3;

/** The end of a message that names only the first faulty page. */
function describeOtherPages(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' (1 more page has problems)' : ` (${String(count)} more pages have problems)`;
}

/** The routes whose pages change with a release: its own for a remote, those of all live remotes for a shell. */
function routesOf(release: ReleaseManifest, shell: ShellRelease, pointers: Releases): Route[] {
  return shell.routes.filter(({ remote }) =>
    release.kind === 'shell' ? liveRemote(pointers, remote) : remote === release.name,
  );
}

/**
 * The pages that change with a release, in all languages of the site.
 *
 * @param pointers once the release is live
 * @throws UserError when a remote has no pages there, because a check of no pages would always pass
 */
export function pagesToVerify(release: ReleaseManifest, pointers: Releases): PageToOpen[] {
  const shell = liveShell(pointers);
  const routes = shell ? routesOf(release, shell, pointers) : [];
  if (!shell || (release.kind === 'remote' && routes.length === 0)) {
    const reason = shell ? `${labelOf(shell)} has no routes to it` : 'no shell is live';
    throw new RefusedError(
      `${labelOf(release)} has no pages to verify, because ${reason}`,
      `Publish a shell ${shell ? 'with routes to it ' : ''}first, or verify it on another site.`,
    );
  }
  const pages = routes.map(
    ({ path, remote }) => ({ path, status: 200, owner: pointers.get(remote) }) as const,
  );
  const notFoundPage = { path: UNKNOWN_PATH, status: 404, owner: undefined } as const;
  return [...pages, ...(release.kind === 'shell' ? [notFoundPage] : [])].flatMap((page) =>
    shell.languages.map((language) => ({ ...page, language: language as Language })),
  );
}

/**
 * Opens pages of a site in a browser.
 *
 * @param release named in the message of the error
 * @throws UserError that names the first faulty page and its findings
 */
async function assertPagesWork(
  release: ReleaseManifest,
  pages: readonly PageToOpen[],
  origin: string,
): Promise<void> {
  const [first, ...others] = await openPages(origin, pages);
  if (!first) return;
  const { page, findings } = first;
  throw new RefusedError(
    `${page.path} (${page.language}) of ${labelOf(release)} does not work in a browser: ` +
      findings.slice(0, MAX_FINDINGS).join('; ') +
      describeOtherPages(others.length),
    'Fix it and publish again; the live site is unchanged.',
  );
}

/** Serves a site as it will be once the releases of a candidate are live, as long as it is used. */
export async function serveCandidate(
  { store, pointers }: Candidate,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const changed = new Map([...pointers.values()].map((pointer) => [pointerKey(pointer.name), pointer]));
  const stored = objectsOf(store);
  const server = new SiteServer({
    get: async (key) => {
      const pointer = changed.get(key);
      return pointer ? { bytes: serializePointer(pointer), etag: `"${pointer.id}"` } : stored.get(key);
    },
  });
  await server.listen({ port: 0, host: LOOPBACK });
  try {
    await use(localOrigin(server.http));
  } finally {
    await server.stop();
  }
}

/** Opens every page that changes with the releases, as it will be served once they are live. */
export const verifyInBrowser: Verify = async (candidate) => {
  const { releases, pointers } = candidate;
  const pagesOf = new Map(releases.map((release) => [release, pagesToVerify(release, pointers)]));
  await serveCandidate(candidate, async (origin) => {
    for (const [release, pages] of pagesOf) await assertPagesWork(release, pages, origin);
  });
};
