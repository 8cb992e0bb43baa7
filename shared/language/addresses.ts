import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './Language';

/** `/es/about`, and `/es` of the home page. In the default language it is the plain path. */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** `/es/about` is `es` and `/about`; `/about` names no language. */
export function parseAddress(address: string): { readonly language?: Language; readonly path: string } {
  const [, first, ...others] = address.split('/');
  const language = LANGUAGES.find((one) => one === first && one !== DEFAULT_LANGUAGE);
  return language ? { language, path: `/${others.join('/')}` } : { path: address };
}
