import type { AddressInfo } from 'node:net';
import type { ReleaseManifest, Route, ShellRelease } from '@farekite/shared/contract';
import { openPages } from '../browser/openPages';
import type { PageToOpen } from '../browser/PageToOpen';
import type { PendingFiles } from './answers';
import type { ComposedFile } from './composeWorker';
import { LANGUAGES } from './languages';
import { labelOf, serializeManifest } from './manifest';
import { liveRemote, liveShell, type Pointers } from './pointers';
import { ReleaseError } from './ReleaseError';
import { LOOPBACK, servePending } from './serve';
import type { Site } from './Site';

/** A release that is stored and rendered, and all that it would be live with; nothing of it is live yet. */
export interface Candidate {
  readonly release: ReleaseManifest;
  readonly site: Site;
  /** As they would be. */
  readonly pointers: Pointers;
  /** The pages that would be written. */
  readonly files: readonly ComposedFile[];
}

/** Looks at a release before it goes live. @throws ReleaseError when it must not */
export type Verify = (candidate: Candidate) => Promise<void>;

/** A path that no site has. */
const UNKNOWN_PATH = '/there-is-no-such-page';
/** So many of a page's faults are told in one line. */
const MAX_FINDINGS = 3;

function inWords(count: number): string {
  return count === 1 ? '1 more page is' : `${String(count)} more pages are`;
}

/** The routes whose pages the release renders: a remote its own, the shell those of all that is live. */
function routesOf(release: ReleaseManifest, shell: ShellRelease, pointers: Pointers): Route[] {
  return shell.routes.filter(({ remote }) =>
    release.kind === 'shell' ? liveRemote(pointers, remote) : remote === release.name,
  );
}

/**
 * The pages of a release on a site, in both languages.
 * @throws ReleaseError when there are none: nothing was looked at then, and nothing must seem to have passed
 */
export function pagesOf(release: ReleaseManifest, pointers: Pointers): PageToOpen[] {
  const shell = liveShell(pointers);
  const routes = shell ? routesOf(release, shell, pointers) : [];
  if (!shell || (release.kind === 'remote' && routes.length === 0)) {
    const reason = shell ? `${labelOf(shell)} routes none to it` : 'no shell is live';
    throw new ReleaseError(
      `${labelOf(release)} has no pages to verify, because ${reason}`,
      `Publish a shell ${shell ? 'that does ' : ''}first, or verify it on another site.`,
    );
  }
  const paths = routes.map(
    ({ path, remote }) => ({ path, status: 200, owner: pointers.get(remote) }) as const,
  );
  const unknown = { path: UNKNOWN_PATH, status: 404, owner: undefined } as const;
  return [...paths, ...(release.kind === 'shell' ? [unknown] : [])].flatMap((page) =>
    LANGUAGES.map((language) => ({ ...page, language })),
  );
}

/**
 * Serves a site with what is about to be written, and opens pages of it in a browser.
 * @throws ReleaseError that names the first page that is not as it should be, and what was found
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
    const told = findings.slice(0, MAX_FINDINGS).join('; ');
    const more = others.length > 0 ? ` (${inWords(others.length)} not as it should be either)` : '';
    throw new ReleaseError(
      `${page.path} (${page.language}) of ${labelOf(release)} does not work in a browser: ${told}${more}`,
      'Mend it and publish again; the live site is untouched.',
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens each page of a candidate in both languages as it would be served once live. */
export const verifyInBrowser: Verify = async ({ release, site, pointers, files }) => {
  const pending = new Map(files.map(({ file, content }) => [file, content]));
  pending.set(`live/${release.name}.json`, serializeManifest(release));
  await assertPagesWork(release, pagesOf(release, pointers), site, pending);
};
