import { extname } from 'node:path/posix';
import { pageKey } from '../store/pageKeys';

/** No object store has longer keys than 1,024 bytes; there are a prefix and the name of a page's file, too. */
const MAX_PATH_BYTES = 900;

/** An object that may answer a request. */
export interface PossibleAnswer {
  readonly status: 200 | 404;
  readonly key: string;
  /** Whether the object is a page, which depends on the language cookie. */
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
 * Whether a path leads to objects that are not public: the tool's own and the bundles for Node. Paths with empty
 * or dotted segments, or with the separator of folders on Windows, are refused too: they are no keys.
 */
function isPrivate(path: string): boolean {
  return /\/[./@]|\\/.test(path) || /^\/releases\/[^/]+\/[^/]+\/server\//.test(path);
}

/** A page in a language, and in English for a site that does not have that language. */
function pageAnswers(path: string | null, language: string): PossibleAnswer[] {
  const keys = new Set([pageKey(path, language), pageKey(path, 'en')]);
  return [...keys].map((key) => ({ status: path === null ? 404 : 200, key, isPage: true }));
}

/**
 * The objects that may answer a path, the best first: a public file or a page in the visitor's language, then the
 * 404 page.
 */
export function resolveRequest(path: string, language: string): PossibleAnswer[] {
  const notFound = pageAnswers(null, language);
  if (isPrivate(path) || new TextEncoder().encode(path).length > MAX_PATH_BYTES) return notFound;
  if (extname(path) === '') return [...pageAnswers(path, language), ...notFound];
  // A page has one address, its path; the name of its HTML file is not a second one.
  if (/\.html(\.|$)/.test(path)) return notFound;
  return [{ status: 200, key: path.slice(1), isPage: false }, ...notFound];
}
