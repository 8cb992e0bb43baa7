import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { objectMetadata } from '../store/objectMetadata';
import type { Site } from '../store/Site';

/** For errors: a cached error would outlive its cause. */
export const NO_STORE = 'no-store';

/** The contents of files that are about to be written to a site, by file; `null` for a file to remove. */
export type PendingFiles = ReadonlyMap<string, string | Uint8Array | null>;

/** The file that answers a request. */
export interface ResolvedFile {
  readonly status: 200 | 404;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly cacheControl: string;
  /** Whether the file is a page, which depends on the language cookie. */
  readonly isPage: boolean;
}

/** The language in the shell's cookie; English without a cookie. The site may not be composed in this language. */
export function preferredLanguage(cookieHeader = ''): string {
  return /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookieHeader)?.[1] ?? 'en';
}

/** The decoded path of a request's URL; `undefined` when it is malformed or leads out of the site. */
export function requestPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    const isPath = path.startsWith('/') && !path.includes('\0') && !path.split('/').includes('..');
    return isPath ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a path leads to files that are not public: the tool's own files and the bundles for Node. Empty
 * segments are refused because file systems ignore them, so that they could hide such a path.
 */
function isPrivate(path: string): boolean {
  return /\/[./]/.test(path) || /^\/releases\/[^/]+\/[^/]+\/server\//.test(path);
}

/**
 * The file that answers a path: a public file, a page in the visitor's language, or the 404 page.
 * @param pending files that are answered as if they were written already
 */
export function resolveRequest(
  site: Site,
  path: string,
  language: string,
  pending: PendingFiles = new Map(),
): ResolvedFile {
  const exists = (file: string) =>
    pending.has(file) ? pending.get(file) !== null : existsSync(join(site.directory, file));
  /** The page in the visitor's language, or in English where the site does not have that language. */
  const pageFile = (pagePath: string | null) => {
    const translated = site.pageFile(pagePath, language);
    return exists(translated) ? translated : site.pageFile(pagePath, 'en');
  };
  if (!isPrivate(path)) {
    const isFile = extname(path) !== '';
    const file = path.slice(1);
    // A page has one address, its path; the name of its HTML file is not a second one.
    if (isFile && !/\.html(\.|$)/.test(file) && exists(file)) {
      return { status: 200, file, cacheControl: objectMetadata(file).cacheControl, isPage: false };
    }
    const page = pageFile(path);
    if (!isFile && exists(page)) {
      return { status: 200, file: page, cacheControl: objectMetadata(page).cacheControl, isPage: true };
    }
  }
  return { status: 404, file: pageFile(null), cacheControl: NO_STORE, isPage: true };
}
