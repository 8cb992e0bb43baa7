import type { Route } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE } from '../pages/languageAddresses';
import type { Preview } from '../release/preview';
import { ownPair, pageFile, SHELL_NAME, type Pair } from '../store/keys';

export interface ServedState {
  /** The routes of the live shell, or of the one that is previewed. */
  readonly routes: readonly Pick<Route, 'path' | 'remote'>[];
  readonly shell: { readonly version: string; readonly with: Readonly<Record<string, string>> };
  /** The owner of the path, if it is live. */
  readonly remote: { readonly version: string; readonly with: string | null } | undefined;
  readonly preview: Preview;
  readonly previewed: readonly Pair[];
}

export function ownerOf(routes: ServedState['routes'], path: string): string | undefined {
  return routes.find((route) => route.path === path)?.remote;
}

function isPreviewed(remote: string, preview: Preview): boolean {
  return preview.has(SHELL_NAME) || preview.has(remote);
}

/**
 * What is live or previewed now, else what a pointer or the preview names, whose pages were stored before it: nobody renders
 * a preview again when what is beside it goes live anew.
 */
function candidatePairs(name: string, { shell, remote, preview, previewed }: ServedState): Pair[] {
  const version = preview.get(name) ?? remote?.version;
  if (version === undefined) return [];
  const pair = (ofShell: string, ofRemote: string) => ({ shell: ofShell, name, version: ofRemote });
  const made = shell.with[name];
  const pairs = [
    pair(preview.get(SHELL_NAME) ?? shell.version, version),
    ...(made === undefined ? [] : [pair(shell.version, made)]),
    ...(remote?.with ? [pair(remote.with, remote.version)] : []),
    ...previewed.filter((one) => one.name === name),
  ];
  const isShown = (label: string, shown: string) => (preview.get(label) ?? shown) === shown;
  return pairs.filter((one) => isShown(SHELL_NAME, one.shell) && isShown(name, one.version));
}

/**
 * The best first. A page counts only if its pair is complete. Nothing here asks whether a pair fits the contract: the pages of one
 * that does not are never made.
 */
export function possiblePages(state: ServedState, path: string, language: string) {
  const { routes, shell, preview } = state;
  const owner = ownerOf(routes, path);
  const pages: [200 | 404, Pair, string | null][] =
    owner === undefined ? [] : candidatePairs(owner, state).map((pair) => [200, pair, path]);
  // A page that is previewed has no substitute, which would be taken for it.
  if (owner === undefined || !isPreviewed(owner, preview))
    pages.push([404, ownPair(preview.get(SHELL_NAME) ?? shell.version), null]);
  // What publishers have stored comes first: they are trusted more.
  const places = isPreviewed(owner ?? SHELL_NAME, preview) ? [{}, { isPreview: true }] : [{}];
  const languages = [...new Set([language, DEFAULT_LANGUAGE])];
  return pages.flatMap(([status, pair, of]) =>
    places.flatMap((place) =>
      languages.map((spoken) => ({ status, pair: { ...pair, ...place }, file: pageFile(of, spoken) })),
    ),
  );
}
