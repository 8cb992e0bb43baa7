import type { PageHead } from '@farekite/shared/contract';
import type { Language, Localized } from '@farekite/shared/language';

/** What the pictures of this room's pages show; each says its own page's words over it. */
const ALT: Localized<string> = {
  en: 'A paper kite over a sea of clouds at nightfall, before a full moon.',
  es: 'Una cometa de papel sobre un mar de nubes al caer la noche, frente a la luna llena.',
};

/** The picture that is shown when a page is shared. */
export function sharePicture(src: string, language: Language): NonNullable<PageHead['picture']> {
  return { src, alt: ALT[language] };
}
