import type { AddressInfo } from 'node:net';
import type { Route } from '@farekite/shared/contract';
import type { ReleaseManifest, ShellRelease } from '@farekite/shared/protocol';
import { openPages } from '../browser/openPages';
import type { PageToOpen } from '../browser/PageToOpen';
import type { PendingFiles } from '../serve/resolveRequest';
import type { ComposedFile } from '../compose/ComposedFile';
import { languagesOf } from '../store/languages';
import { labelOf, serializeManifest } from '../release/manifest';
import { liveRemote, liveShell, type Pointers } from '../store/pointers';
import { UserError } from '../util/UserError';
import { LOOPBACK } from '../serve/listen';
import { servePending } from '../serve/serve';
import type { Site } from '../store/Site';

/** A release that is stored and composed but not live yet, with everything it will be live with. */
export interface Candidate {
  readonly release: ReleaseManifest;
  readonly site: Site;
  /** The pointers as they will be. */
  readonly pointers: Pointers;
  /** The files that will be written. */
  readonly files: readonly ComposedFile[];
}

/** Checks a release before it goes live. @throws UserError when it must not go live */
export type Verify = (candidate: Candidate) => Promise<void>;

/** A path without a route, to see the 404 page. */
const UNKNOWN_PATH = '/there-is-no-such-page';
/** The number of findings that fit into one line. */
const MAX_FINDINGS = 3;

function describeOthers(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' (1 more page has problems, too)'
    : ` (${String(count)} more pages have problems, too)`;
}

/** The routes whose pages the release renders: its own for a remote, those of all live remotes for the shell. */
function routesOf(release: ReleaseManifest, shell: ShellRelease, pointers: Pointers): Route[] {
  return shell.routes.filter(({ remote }) =>
    release.kind === 'shell' ? liveRemote(pointers, remote) : remote === release.name,
  );
}

/**
 * The pages that a release renders on a site, in all languages.
 * @throws UserError when a remote has none, because a check of no pages would seem to have passed
 */
export function pagesToVerify(release: ReleaseManifest, pointers: Pointers): PageToOpen[] {
  const shell = liveShell(pointers);
  const routes = shell ? routesOf(release, shell, pointers) : [];
  if (!shell || (release.kind === 'remote' && routes.length === 0)) {
    const reason = shell ? `${labelOf(shell)} has no routes to it` : 'no shell is live';
    throw new UserError(
      `${labelOf(release)} has no pages to verify, because ${reason}`,
      `Publish a shell ${shell ? 'with routes to it ' : ''}first, or verify it on another site.`,
    );
  }
  const paths = routes.map(
    ({ path, remote }) => ({ path, status: 200, owner: pointers.get(remote) }) as const,
  );
  const unknown = { path: UNKNOWN_PATH, status: 404, owner: undefined } as const;
  return [...paths, ...(release.kind === 'shell' ? [unknown] : [])].flatMap((page) =>
    languagesOf(shell).map((language) => ({ ...page, language })),
  );
}

/**
 * Serves a site as it will be with the pending files, and opens pages of it in a browser.
 * @throws UserError that names the first faulty page and what was found on it
 */
export async function assertPagesWork(
  release: ReleaseManifest,
  pages: readonly PageToOpen[],
  site: Site,
  pending: PendingFiles = new Map(),
): Promise<void> {
  const server = await servePending(site, pending, { port: 0, host: LOOPBACK });
  try {
    const { port } = server.address() as AddressInfo;
    const [first, ...others] = await openPages(`http://${LOOPBACK}:${String(port)}`, pages);
    if (!first) return;
    const { page, findings } = first;
    throw new UserError(
      `${page.path} (${page.language}) of ${labelOf(release)} does not work in a browser: ` +
        findings.slice(0, MAX_FINDINGS).join('; ') +
        describeOthers(others.length),
      'Fix it and publish again; the live site is unchanged.',
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens every page of a candidate in all languages, as it will be served once the release is live. */
export const verifyInBrowser: Verify = async ({ release, site, pointers, files }) => {
  const pending = new Map(files.map(({ file, content }) => [file, content]));
  pending.set(`live/${release.name}.json`, serializeManifest(release));
  await assertPagesWork(release, pagesToVerify(release, pointers), site, pending);
};
