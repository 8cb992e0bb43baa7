import type { Language } from '@farekite/shared/language';

/** Those in which each page stands in a site's folder. */
export const LANGUAGES: readonly Language[] = ['en', 'es'];
