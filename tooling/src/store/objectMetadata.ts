import { basename, extname } from 'node:path/posix';
import { getMimeType } from 'hono/utils/mime';
import { CONTENT_ENCODINGS, RELEASES_PREFIX } from './keys';

/** In the site’s root: which links browsers prerender. */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';

const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** A compressed variant has the type of the object that it is a variant of. */
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
