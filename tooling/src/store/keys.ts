/** Workers use this file, too: it needs nothing of Node. */

/** The two releases that a page is made of. Of the shell’s own pages both are the shell. */
export interface Pair extends Named {
  readonly shell: string;
  readonly isPreview?: boolean | undefined;
}

export interface Named {
  readonly name: string;
  readonly version: string;
}

export const SHELL_NAME = 'shell';
export const POINTERS_PREFIX = 'live/';
export const RELEASES_PREFIX = 'releases/';
export const PAGES_PREFIX = 'pages/';
/** Whoever may preview can write these pages, so only who has opened a preview gets them. */
export const PREVIEW_PAGES_PREFIX = 'preview-pages/';
export const HISTORY_PREFIX = 'history/';
export const PREVIEWS_PREFIX = 'previews/';
export const REMOVING_PREFIX = 'removing/';
const ROLLOUTS_PREFIX = 'rollouts/';

export const CONTENT_ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

export function pointerKey(name: string): string {
  return `${POINTERS_PREFIX}${name}.json`;
}

export function rolloutKey(name: string): string {
  return `${ROLLOUTS_PREFIX}${name}.json`;
}

export function releaseKey({ name, version }: Named, file: string): string {
  return `${RELEASES_PREFIX}${name}/${version}/${file}`;
}

/** The page that unknown paths get, and the files in the site’s root. */
export function ownPair(shell: string): Pair {
  return { shell, name: SHELL_NAME, version: shell };
}

/** `3f9a…/mfe-deals@77c1…` */
export function pairLabel({ shell, name, version }: Pair): string {
  return `${shell}/${name}@${version}`;
}

export function pairKey(pair: Pair, file: string): string {
  return `${pair.isPreview ? PREVIEW_PAGES_PREFIX : PAGES_PREFIX}${pairLabel(pair)}/${file}`;
}

/** Written last: without it, no page of the pair counts. */
export function completeKey(pair: Pair): string {
  return pairKey(pair, 'complete.json');
}

export function pageFile(path: string | null, language: string): string {
  return `${path === null ? '404/' : path === '/' ? '' : `${path.slice(1)}/`}${language}.html`;
}

export function rootFile(name: string): string {
  return `root/${name}`;
}

export function pairOf(key: string): Pair | undefined {
  const [, place, shell, name, version] =
    /^(pages|preview-pages)\/([\da-f]{16})\/([a-z][a-z\d-]*)@([\da-f]{16})\//.exec(key) ?? [];
  if (!shell || !name || !version) return undefined;
  return { shell, name, version, ...(place !== 'pages' && { isPreview: true }) };
}

export function historyPrefix(name: string): string {
  return `${HISTORY_PREFIX}${name}/`;
}

export function previewsPrefix(name: string): string {
  return `${PREVIEWS_PREFIX}${name}/`;
}

export function firstPreviewKey({ name, version }: Named): string {
  return `${previewsPrefix(name)}${version}-first.json`;
}

/** File systems and URLs give empty segments, `.` and `..` a meaning; `\` separates folders on Windows. */
export function isObjectKey(key: string): boolean {
  return !/[\0\\]/.test(key) && key.split('/').every((segment) => !['', '.', '..'].includes(segment));
}

export function variantKeys(key: string): string[] {
  return Object.keys(CONTENT_ENCODINGS).map((extension) => key + extension);
}

export function isCompressible(file: string): boolean {
  return !/\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file);
}
