import type { i18n as I18n } from 'i18next';
import type { PageHead } from './page';

/** The share picture of a page with the kite of the home page, described in the page's language. */
export function kiteSharePicture(src: string, i18n: I18n): NonNullable<PageHead['picture']> {
  return { src, alt: i18n.t('kiteSharePicture', { ns: 'shared' }) };
}
