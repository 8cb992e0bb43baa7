import type { RoutePath } from '@farekite/shared/contract';
import {
  textFiles,
  type ReleasePage,
  type RemoteRelease,
  type VerifiedRemote,
} from '@farekite/shared/protocol';
import type { InlinedRelease } from '../document/pageData';

/** Files that browsers check against the integrity registry; they do not check pictures. */
const VERIFIED_FILE = /^browser\/.*\.(?:js|css)$/;

/**
 * The part of a release that one page needs in the browser: the page's files, and those that belong to no
 * page because they are loaded on demand. So a document does not grow with the other pages of its remote.
 */
export function inlineRelease(
  { release, manifestIntegrity }: VerifiedRemote,
  path: RoutePath,
): InlinedRelease {
  const page = release.pages[path];
  const textScripts = ({ namespaces }: ReleasePage) =>
    release.languages.flatMap((language) =>
      namespaces.map((namespace) => textFiles(language, namespace).script),
    );
  const filesOf = (pages: readonly (ReleasePage | undefined)[]) =>
    new Set(pages.flatMap((one) => (one ? [...one.scripts, ...one.styles, ...textScripts(one)] : [])));
  const ownFiles = filesOf([page]);
  const filesOfAllPages = filesOf(Object.values(release.pages));
  const isNeeded = (file: string) =>
    VERIFIED_FILE.test(file) && (ownFiles.has(file) || !filesOfAllPages.has(file));
  const files: RemoteRelease['files'] = Object.fromEntries(
    Object.entries(release.files).filter(([file]) => isNeeded(file)),
  );
  return { release: { ...release, files, pages: page ? { [path]: page } : {} }, manifestIntegrity };
}
