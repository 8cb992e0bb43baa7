import type { Language, Localized } from '../language/Language';
import type { PageHead } from './page';

const KITE_ALT: Localized<string> = {
  en: 'A paper kite over a sea of clouds at nightfall, before a full moon.',
  es: 'Una cometa de papel sobre un mar de nubes al caer la noche, frente a la luna llena.',
};

/** A share picture for the head of a page: one that shows the kite of the home page under the page's own words. */
export function kiteSharePicture(src: string, language: Language): NonNullable<PageHead['picture']> {
  return { src, alt: KITE_ALT[language] };
}
