import type { Route } from '@farekite/shared/contract';
import type { ReleaseManifest, ShellRelease } from '@farekite/shared/protocol';
import { openPages } from '../browser/openPages';
import type { PageToOpen } from '../browser/PageToOpen';
import type { ContentAt } from '../compose/preparePages';
import { labelOf, serializeManifest } from '../release/manifest';
import { localOrigin, LOOPBACK } from '../serve/listen';
import type { Pointer } from '../release/parsePointer';
import { serveObjects } from '../serve/serve';
import type { SiteObjects } from '../serve/SiteObjects';
import { withChanges } from '../serve/withChanges';
import { languagesOf } from '../release/languages';
import {
  liveRemote,
  liveShell,
  manifestOf,
  pointerKey,
  serializePointer,
  type Pointers,
} from '../store/pointers';
import { releaseKey, type ReadReleaseFile } from '../store/releases';
import type { Store } from '../store/Store';
import { RefusedError } from '../util/UserError';

/** A release that is composed but not live yet, and perhaps not stored, with the state of the site once it is live. */
export interface Candidate {
  readonly release: Pointer;
  /** Reads the files of the release, which may not be stored yet. */
  readonly read: ReadReleaseFile;
  readonly store: Store;
  /** The pointers once the release is live. */
  readonly pointers: Pointers;
  /** The pages, and the files in the site's root, once the release is live. */
  readonly contentAt: ContentAt;
}

/** Checks a release before it goes live. @throws UserError when it must not go live */
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
function routesOf(release: ReleaseManifest, shell: ShellRelease, pointers: Pointers): Route[] {
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
export function pagesToVerify(release: ReleaseManifest, pointers: Pointers): PageToOpen[] {
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
    languagesOf(shell).map((language) => ({ ...page, language })),
  );
}

/**
 * Opens pages of a site in a browser.
 *
 * @param release named in the message of the error
 * @throws UserError that names the first faulty page and its findings
 */
export async function assertPagesWork(
  release: ReleaseManifest,
  pages: readonly PageToOpen[],
  objects: SiteObjects,
): Promise<void> {
  const server = await serveObjects(objects, { port: 0, host: LOOPBACK });
  try {
    const [first, ...others] = await openPages(localOrigin(server.http), pages);
    if (!first) return;
    const { page, findings } = first;
    throw new RefusedError(
      `${page.path} (${page.language}) of ${labelOf(release)} does not work in a browser: ` +
        findings.slice(0, MAX_FINDINGS).join('; ') +
        describeOtherPages(others.length),
      'Fix it and publish again; the live site is unchanged.',
    );
  } finally {
    await server.stop();
  }
}

/** What the site will have of a release that may not be stored yet: its pointer, its manifest and its files. */
function releaseContent({ release, read }: Pick<Candidate, 'release' | 'read'>): ContentAt {
  const folder = releaseKey(release, '');
  return async (key) => {
    if (key === pointerKey(release.name)) return serializePointer(release);
    if (key === releaseKey(release, 'release.json')) {
      return Buffer.from(serializeManifest(manifestOf(release)));
    }
    const file = key.startsWith(folder) ? key.slice(folder.length) : '';
    return release.files[file] ? read(manifestOf(release), file) : undefined;
  };
}

/** Opens every page that changes with the candidate, as it will be served once the release is live. */
export const verifyInBrowser: Verify = async ({ release, read, store, pointers, contentAt }) => {
  const objects = withChanges(withChanges(store, contentAt), releaseContent({ release, read }));
  await assertPagesWork(release, pagesToVerify(release, pointers), objects);
};
