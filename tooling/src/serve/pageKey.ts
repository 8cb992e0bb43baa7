import type { Route } from '@farekite/shared/contract';
import type { Preview } from '../release/preview';
import { ownPair, pageFile, type Pair } from '../store/keys';

/** What decides which page is served. */
export interface ServedState {
  /** The routes of the live shell, or of the one that is previewed. */
  readonly routes: readonly Pick<Route, 'path' | 'remote'>[];
  /** The pointer of the shell. */
  readonly shell: { readonly version: string; readonly with: Readonly<Record<string, string>> };
  /** The pointers of the remotes, by name; at least that of the one that the page belongs to. */
  readonly remotes: Readonly<Record<string, { readonly version: string; readonly with: string | null }>>;
  /** The versions that the visitor sees instead of the live ones, by name. */
  readonly preview: Preview;
  /** The pairs that were stored with the previewed releases. @default none */
  readonly previewed?: readonly Pair[];
}

export interface RequestedPage {
  /** Decoded: `/first-class-deals` */
  readonly path: string;
  readonly language: string;
}

/** A page that may answer a request. It counts only if its pair is complete. */
export interface PossiblePage {
  readonly status: 200 | 404;
  readonly pair: Pair;
  /** Its name among the files of the pair. */
  readonly file: string;
}

/** The remote that a path belongs to. */
export function ownerOf(routes: ServedState['routes'], path: string): string | undefined {
  return routes.find((route) => route.path === path)?.remote;
}

/** Whether the page of a remote is another one than the live one. */
function isPreviewed(remote: string, preview: Preview): boolean {
  return preview.has('shell') || preview.has(remote);
}

/**
 * The pairs that may show a remote's page. The others than the first are named by a pointer, or by the preview, because their
 * pages were stored before it: nobody renders a preview again when what is beside it goes live anew.
 */
function pairsOf(remote: string, { shell, remotes, preview, previewed = [] }: ServedState): Pair[] {
  const live = remotes[remote];
  const version = preview.get(remote) ?? live?.version;
  if (version === undefined) return [];
  const pair = (ofShell: string, ofRemote: string) => ({ shell: ofShell, name: remote, version: ofRemote });
  const best = pair(preview.get('shell') ?? shell.version, version);
  if (isPreviewed(remote, preview)) {
    const isShown = (name: string, shown: string) => (preview.get(name) ?? shown) === shown;
    const made = previewed.filter((one) => one.name === remote);
    return [best, ...made.filter((one) => isShown('shell', one.shell) && isShown(remote, one.version))];
  }
  const made = shell.with[remote];
  return [
    best,
    ...(made === undefined ? [] : [pair(shell.version, made)]),
    ...(live?.with ? [pair(live.with, version)] : []),
  ];
}

/**
 * The pages that may answer a request, the best first. Servers send the first that is there. Whether a pair fits the
 * contract is not asked here: the pages of one that does not are never made.
 */
export function possiblePages(state: ServedState, { path, language }: RequestedPage): PossiblePage[] {
  const remote = ownerOf(state.routes, path);
  const own = ownPair(state.preview.get('shell') ?? state.shell.version);
  const pairs = remote === undefined ? [] : pairsOf(remote, state);
  // A page that is previewed has no substitute, which would be taken for it.
  const hasSubstitute = remote === undefined || !isPreviewed(remote, state.preview);
  const pages = [
    ...pairs.map((pair) => ({ status: 200, pair, path }) as const),
    ...(hasSubstitute ? [{ status: 404, pair: own, path: null } as const] : []),
  ];
  return pages.flatMap(({ status, pair, path: of }) =>
    [...new Set([language, 'en'])].map((spoken) => ({ status, pair, file: pageFile(of, spoken) })),
  );
}
