import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Language } from '@farekite/shared/language';
import type { Site } from './Site';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked about every time. */
const REVALIDATED = 'no-cache';
/** An error that a browser keeps would outlive its cause. */
export const NEVER_KEPT = 'no-store';

/** What is about to be written into a site's folder, by file; `null` for what is about to go. */
export type PendingFiles = ReadonlyMap<string, string | Uint8Array | null>;

/** The file that answers a request. */
export interface Answer {
  readonly status: 200 | 404;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly cacheControl: string;
  readonly isPage: boolean;
}

export function languageOf(cookieHeader = ''): Language {
  return /(?:^|;\s*)language=es(?:;|$)/.test(cookieHeader) ? 'es' : 'en';
}

/** The path of a request's address. `undefined` for one that is no path, or leads out of the site. */
export function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    const isPath = path.startsWith('/') && !path.includes('\0') && !path.split('/').includes('..');
    return isPath ? path : undefined;
  } catch {
    return undefined;
  }
}

/** What nobody may fetch, and empty segments, behind which it would hide: a file system overlooks them. */
function isPrivate(path: string): boolean {
  return /\/[./]/.test(path) || /^\/releases\/[^/]+\/[^/]+\/server\//.test(path);
}

/**
 * What a path is answered with: a file, a page in the visitor's language, or the page of unknown paths.
 * @param pending what is answered as if it had been written
 */
export function answerTo(
  site: Site,
  path: string,
  language: Language,
  pending: PendingFiles = new Map(),
): Answer {
  const exists = (file: string) =>
    pending.has(file) ? pending.get(file) !== null : existsSync(join(site.directory, file));
  if (!isPrivate(path)) {
    const isFile = extname(path) !== '';
    // A page has one address, and that is not its file's name.
    const file = path.slice(1);
    if (isFile && !/\.html(\.|$)/.test(file) && exists(file)) {
      const cacheControl = file.startsWith('releases/') ? IMMUTABLE : REVALIDATED;
      return { status: 200, file, cacheControl, isPage: false };
    }
    const page = site.pageFile(path, language);
    if (!isFile && exists(page)) return { status: 200, file: page, cacheControl: REVALIDATED, isPage: true };
  }
  return { status: 404, file: site.pageFile(null, language), cacheControl: NEVER_KEPT, isPage: true };
}
