import type { RoutePath } from '@farekite/shared/contract';
import { textFiles, type ReleasePage, type VerifiedRemote } from '@farekite/shared/protocol';
import type { LocatedPage } from '../remotes/RemotePages';

/** Those that show a page in a language of its release, relative to the release's folder. */
export function pageScripts({ release, page }: LocatedPage, language: string): string[] {
  const texts = page.namespaces.map((namespace) => textFiles(language, namespace).script);
  return [release.entry, ...page.scripts, ...texts];
}

/** Browsers check no pictures. */
const VERIFIED_FILE = /^browser\/.*\.(?:js|css)$/;

/** What a page needs of its release: its files, and those that are loaded on demand and belong to no page. */
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
