import type { ReleasePage, RemoteRelease, RenderablePage, RoutePath } from '@farekite/shared/contract';
import type { InlinedRelease } from '../remotes/ReleaseCatalog';

/** What a browser checks by the hash that the shell holds; pictures it does not. */
const VERIFIED_FILE = /^browser\/.*\.(?:js|css)$/;

/**
 * The part of a release that one page needs in the browser: its own files, and those that no page
 * loads at once, which are what pages load later. Pages do not grow with the remote they are of.
 */
export function inlineRelease(
  { release, manifestIntegrity }: RenderablePage,
  path: RoutePath,
): InlinedRelease {
  const page = release.pages[path];
  const filesOf = (pages: readonly (ReleasePage | undefined)[]) =>
    new Set(pages.flatMap((one) => (one ? [...one.scripts, ...one.styles] : [])));
  const own = filesOf([page]);
  const ofOthers = filesOf(Object.values(release.pages));
  const isNeeded = (file: string) => VERIFIED_FILE.test(file) && (own.has(file) || !ofOthers.has(file));
  const files: RemoteRelease['files'] = Object.fromEntries(
    Object.entries(release.files).filter(([file]) => isNeeded(file)),
  );
  return { release: { ...release, files, pages: page ? { [path]: page } : {} }, manifestIntegrity };
}
