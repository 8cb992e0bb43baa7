/** The addresses of pages in each language. Nothing here needs Node, because workers use it, too. */

export const DEFAULT_LANGUAGE = 'en';

export interface PageAddress {
  /** `undefined` where the visitor chooses. */
  readonly language: string | undefined;
  /** Without the language. */
  readonly path: string;
}

/** `/es/about` → `/about` in Spanish. The default language has no addresses of its own, and no file has one in each language. */
export function splitAddress(address: string, languages: readonly string[]): PageAddress {
  const [, language = '', path = ''] = /^\/([^/.]+)((?:\/[^/.]+)*)$/.exec(address) ?? [];
  const isLanguage = language !== DEFAULT_LANGUAGE && languages.includes(language);
  return isLanguage ? { language, path: path || '/' } : { language: undefined, path: address };
}

export function addressIn(language: string, path: string): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;
}
