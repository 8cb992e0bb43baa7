import { basename, extname } from 'node:path/posix';
import { getMimeType } from 'hono/utils/mime';
import { CONTENT_ENCODINGS, RELEASES_PREFIX } from './keys';

/** The object in the site's root that tells browsers which links to prerender. */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';

/** Whether a file's format leaves something to compress. */
export function isCompressible(file: string): boolean {
  return !/\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file);
}

/** Files of releases never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Browsers may store the object, but have to ask every time whether it has changed. */
export const REVALIDATED = 'no-cache';

/** How an object is sent to browsers. A compressed variant has the type of the object that it is a variant of. */
export function objectMetadata(key: string) {
  const contentEncoding = CONTENT_ENCODINGS[extname(key)];
  const file = contentEncoding ? key.slice(0, -extname(key).length) : key;
  // Browsers ignore speculation rules of any other type.
  const isRules = basename(file) === SPECULATION_RULES_FILE;
  return {
    contentType: isRules
      ? 'application/speculationrules+json'
      : (getMimeType(file) ?? 'application/octet-stream'),
    cacheControl: key.startsWith(RELEASES_PREFIX) ? IMMUTABLE : REVALIDATED,
    ...(contentEncoding && { contentEncoding }),
  };
}
