/** The keys of a site's objects. Nothing here needs Node, because workers use it, too. */

/** The two releases that a page is made of. The shell's own pages are made of the shell alone, which is both then. */
export interface Pair extends Named {
  /** The version of the shell. The rest names the other release. */
  readonly shell: string;
  /** Whether these are its pages as previews store them, in a place of their own. @default false */
  readonly isPreview?: boolean | undefined;
}

/** What a release is called. */
export interface Named {
  readonly name: string;
  readonly version: string;
}

export const SHELL_NAME = 'shell';
export const POINTERS_PREFIX = 'live/';
export const RELEASES_PREFIX = 'releases/';
export const PAGES_PREFIX = 'pages/';
/** Only who has opened a preview gets these pages: whoever may preview can write them. */
export const PREVIEW_PAGES_PREFIX = 'preview-pages/';
export const HISTORY_PREFIX = 'history/';
export const PREVIEWS_PREFIX = 'previews/';
export const REMOVING_PREFIX = 'removing/';
/** How far the rollouts of canaries are. */
const ROLLOUTS_PREFIX = 'rollouts/';

/** The extensions of compressed variants, with the names of their encodings; the smallest first. */
export const CONTENT_ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** `live/mfe-deals.json` */
export function pointerKey(name: string): string {
  return `${POINTERS_PREFIX}${name}.json`;
}

/** `rollouts/mfe-deals.json` */
export function rolloutKey(name: string): string {
  return `${ROLLOUTS_PREFIX}${name}.json`;
}

/** The key of a file of a stored release. */
export function releaseKey({ name, version }: Named, file: string): string {
  return `${RELEASES_PREFIX}${name}/${version}/${file}`;
}

/** What the pages of the shell alone are stored under: the page that unknown paths get, and the files in the site's root. */
export function ownPair(shell: string): Pair {
  return { shell, name: SHELL_NAME, version: shell };
}

/** A pair as messages and lists write it: `3f9a…/mfe-deals@77c1…` */
export function pairLabel({ shell, name, version }: Pair): string {
  return `${shell}/${name}@${version}`;
}

/** The key of a file of a pair. */
export function pairKey(pair: Pair, file: string): string {
  return `${pair.isPreview ? PREVIEW_PAGES_PREFIX : PAGES_PREFIX}${pairLabel(pair)}/${file}`;
}

/** The object that is written last: without it, no page of the pair counts. */
export function completeKey(pair: Pair): string {
  return pairKey(pair, 'complete.json');
}

/**
 * The name of a page among the files of its pair.
 * @param path `null` for the page that unknown paths get
 * @param language as in the `lang` attribute
 */
export function pageFile(path: string | null, language: string): string {
  return `${path === null ? '404/' : path === '/' ? '' : `${path.slice(1)}/`}${language}.html`;
}

/** The name of a file in the site's root, such as robots.txt, among the files of the shell's own pair. */
export function rootFile(name: string): string {
  return `root/${name}`;
}

/** The pair that an object belongs to; `undefined` for a key of another kind. */
export function pairOf(key: string): Pair | undefined {
  const [, place, shell, name, version] =
    /^(pages|preview-pages)\/([\da-f]{16})\/([a-z][a-z\d-]*)@([\da-f]{16})\//.exec(key) ?? [];
  if (!shell || !name || !version) return undefined;
  return { shell, name, version, ...(place !== 'pages' && { isPreview: true }) };
}

/** What the keys of all entries of a name begin with. */
export function historyPrefix(name: string): string {
  return `${HISTORY_PREFIX}${name}/`;
}

/** What the keys of all previews of a name begin with. */
export function previewsPrefix(name: string): string {
  return `${PREVIEWS_PREFIX}${name}/`;
}

/** What the first preview of a release shows: servers look it up, which cannot list. */
export function firstPreviewKey({ name, version }: Named): string {
  return `${previewsPrefix(name)}${version}-first.json`;
}

/**
 * Whether a text can be the key of an object in every store. File systems give empty segments, `.` and `..` a
 * meaning of their own, and so do URLs; `\` separates folders on Windows.
 */
export function isObjectKey(key: string): boolean {
  return !/[\0\\]/.test(key) && key.split('/').every((segment) => !['', '.', '..'].includes(segment));
}

/** The keys of the compressed variants of an object. */
export function variantKeys(key: string): string[] {
  return Object.keys(CONTENT_ENCODINGS).map((extension) => key + extension);
}
