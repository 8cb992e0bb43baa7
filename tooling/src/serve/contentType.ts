import { extname } from 'node:path';

/** The file in the site's root that tells browsers which links to prerender. */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';

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

/** @param file relative to the site's folder, without the extension of a compressed variant */
export function contentTypeOf(file: string): string {
  // Browsers ignore speculation rules of any other type.
  if (file === SPECULATION_RULES_FILE) return 'application/speculationrules+json';
  return CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
}
