/**
 * The releases that a visit shows instead of the live ones, because it previews them or they are being developed: a version
 * by the name of a remote, or of the shell.
 */
export type Overrides = ReadonlyMap<string, string>;

/** The name of the address parameter by which the server begins and ends a preview, and of its cookie. */
export const PREVIEW_KEY = 'preview';

function readCookie(): string {
  try {
    return document.cookie.split('; ').find((one) => one.startsWith(`${PREVIEW_KEY}=`)) ?? '';
  } catch {
    // Cookies are forbidden: then there is no preview.
    return '';
  }
}

/**
 * What is previewed, as the server says in its cookie. Only names and versions are accepted, never an address: a preview
 * is always a release of this site.
 */
export function readPreview(): Overrides {
  const labels = readCookie().matchAll(/([a-z][a-z\d-]*)(?:@|%40)([\da-f]{16})(?=,|%2C|$)/g);
  return new Map([...labels].map(([, name = '', version = '']) => [name, version]));
}
