import { extname } from 'node:path/posix';
import { CONTENT_ENCODINGS } from './keys';

/** How an object is sent to browsers. */
export interface ObjectMetadata {
  /** `text/html; charset=utf-8` */
  readonly contentType: string;
  /** `no-cache` */
  readonly cacheControl: string;
  /** `br` or `gzip` for a compressed variant. */
  readonly contentEncoding?: string;
}

/** The object in the site's root that tells browsers which links to prerender. */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';

/** Whether a file's format leaves something to compress. */
export function isCompressible(file: string): boolean {
  return !/\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file);
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Browsers may store the object, but have to ask every time whether it has changed. */
const REVALIDATED = 'no-cache';

function contentTypeOf(key: string): string {
  // Browsers ignore speculation rules of any other type.
  if (key.split('/').at(-1) === SPECULATION_RULES_FILE) return 'application/speculationrules+json';
  return CONTENT_TYPES[extname(key)] ?? 'application/octet-stream';
}

/** Whether an object never changes: it is part of a release. */
export function isImmutable(key: string): boolean {
  return key.startsWith('releases/');
}

/** How an object is sent to browsers. A compressed variant has the type of the object that it is a variant of. */
export function objectMetadata(key: string): ObjectMetadata {
  const extension = extname(key);
  const contentEncoding = CONTENT_ENCODINGS[extension];
  return {
    contentType: contentTypeOf(contentEncoding ? key.slice(0, -extension.length) : key),
    cacheControl: isImmutable(key) ? IMMUTABLE : REVALIDATED,
    ...(contentEncoding && { contentEncoding }),
  };
}
