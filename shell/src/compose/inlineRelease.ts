import type { RoutePath } from '@farekite/shared/contract';
import type { ReleasePage, VerifiedRemote } from '@farekite/shared/protocol';
import { pageScripts } from './pageScripts';

/** Files that browsers check against the integrity registry; they do not check pictures. */
const VERIFIED_FILE = /^browser\/.*\.(?:js|css)$/;

/**
 * The part of a release that one page needs in the browser: the page's files, and those that belong to no
 * page because they are loaded on demand. So a document does not grow with the other pages of its remote.
 */
export function inlineRelease(
  { release, manifestIntegrity }: VerifiedRemote,
  path: RoutePath,
): VerifiedRemote {
  const filesOf = (page: ReleasePage) => [
    ...page.styles,
    ...release.languages.flatMap((language) => pageScripts({ release, page }, language)),
  ];
  const page = release.pages[path];
  const others = Object.values(release.pages).filter((other) => other !== page);
  const ownFiles = new Set(page && filesOf(page));
  const filesOfOthers = new Set(others.flatMap(filesOf));
  const files = Object.entries(release.files).filter(
    ([file]) => VERIFIED_FILE.test(file) && (ownFiles.has(file) || !filesOfOthers.has(file)),
  );
  const pages = page ? { [path]: page } : {};
  return { release: { ...release, files: Object.fromEntries(files), pages }, manifestIntegrity };
}
