import table from '@farekite/shared/contract/routes.json' with { type: 'json' };
import { LANGUAGES } from '@farekite/shared/language';

/** A page in one of its languages. */
export interface SitePage {
  readonly path: string;
  readonly language: string;
}

/** One page of each kind. */
const SAMPLE = ['/', '/first-class-deals', '/paris-guide', '/flight-results', '/booking-process'];

const inLanguages = (paths: readonly string[], languages: readonly string[]): SitePage[] =>
  paths.flatMap((path) => languages.map((language) => ({ path, language })));

/** Every page in every language. */
export const EVERY_PAGE = inLanguages(Object.keys(table), LANGUAGES);

/** One page of each kind in English, for a quick run. */
export const SAMPLE_PAGES = inLanguages(SAMPLE, ['en']);

/** `/blog in es` */
export function nameOfPage({ path, language }: SitePage): string {
  return `${path} in ${language}`;
}
