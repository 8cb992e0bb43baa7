import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './Language';

/**
 * The address of a page in a language: `/es/about`, and of the home page `/es`. In the default language it is the page's path,
 * which is also its address in whatever language the visitor has chosen.
 */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** What an address consists of: `/es/about` of `es` and `/about`, and `/about` of `/about` alone. */
export function parseAddress(address: string): { readonly language?: Language; readonly path: string } {
  const [, first, ...others] = address.split('/');
  const language = LANGUAGES.find((one) => one === first && one !== DEFAULT_LANGUAGE);
  return language ? { language, path: `/${others.join('/')}` } : { path: address };
}
