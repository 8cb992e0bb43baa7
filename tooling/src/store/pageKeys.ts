import { join } from 'node:path/posix';
import { CONTENT_ENCODINGS } from './objectMetadata';

/** The extensions of compressed variants. */
const COMPRESSED_EXTENSIONS = Object.keys(CONTENT_ENCODINGS);
/** The objects that are no pages, whatever their names. */
const OTHER_OBJECTS = /^(?:\.farekite|live|releases)\//;

/**
 * The key of a page.
 * @param path `null` for the page that unknown paths get
 * @param language as in the `lang` attribute
 */
export function pageKey(path: string | null, language: string): string {
  const suffix = language === 'en' ? '' : `.${language}`;
  return path === null ? `404${suffix}.html` : join('.', path, `index${suffix}.html`);
}

/** Whether a key is that of a page, or of a compressed variant of one. */
export function isPageKey(key: string): boolean {
  return !OTHER_OBJECTS.test(key) && /(?:^|\/)(?:index|404)(?:\.\w+)?\.html$/.test(withoutEncoding(key));
}

/** The keys of the compressed variants of an object. */
export function variantKeys(key: string): string[] {
  return COMPRESSED_EXTENSIONS.map((extension) => key + extension);
}

/** The keys of an object and of its compressed variants. */
export function withVariants(key: string): string[] {
  return [key, ...variantKeys(key)];
}

/** The key of the object that a compressed variant belongs to; the key itself for any other object. */
export function withoutEncoding(key: string): string {
  const extension = COMPRESSED_EXTENSIONS.find((candidate) => key.endsWith(candidate));
  return extension ? key.slice(0, -extension.length) : key;
}
