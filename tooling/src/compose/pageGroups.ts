import type { RoutePath } from '@farekite/shared/contract';
import type { ShellRelease } from '@farekite/shared/protocol';
import { languagesOf } from '../release/languages';

/** Bounds the memory of a publisher and of the processes that it starts, whatever the number of pages. */
const DOCUMENTS_PER_GROUP = 50;

/** Pages that are composed, compared with the present ones and written together. */
export interface PageGroup {
  /** The remote that the routes assign the pages to; `shell` for the page that unknown paths get. */
  readonly owner: string;
  /** Among the groups of the owner, from 0. */
  readonly number: number;
  /** `null` for the page that unknown paths get. */
  readonly paths: readonly (RoutePath | null)[];
}

function pathsByRemote({ routes }: ShellRelease, scope: string): Map<string, RoutePath[]> {
  const paths = new Map<string, RoutePath[]>();
  for (const { path, remote } of routes) {
    if (scope !== 'shell' && scope !== remote) continue;
    const others = paths.get(remote);
    if (others) others.push(path);
    else paths.set(remote, [path]);
  }
  return paths;
}

/**
 * All pages in a scope.
 * @param scope `shell` for all pages of the site, or the name of a remote for its pages
 */
export function pageGroups(shell: ShellRelease, scope: string): PageGroup[] {
  const pathsPerGroup = Math.max(1, Math.floor(DOCUMENTS_PER_GROUP / languagesOf(shell).length));
  const groups: PageGroup[] = scope === 'shell' ? [{ owner: 'shell', number: 0, paths: [null] }] : [];
  for (const [owner, paths] of pathsByRemote(shell, scope)) {
    for (let start = 0; start < paths.length; start += pathsPerGroup) {
      groups.push({ owner, number: start / pathsPerGroup, paths: paths.slice(start, start + pathsPerGroup) });
    }
  }
  return groups;
}
