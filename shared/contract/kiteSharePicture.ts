import type { i18n as I18n } from 'i18next';
import type { PageHead } from './page';

/** A share picture for the head of a page: one that shows the kite of the home page under the page's own words. */
export function kiteSharePicture(src: string, i18n: I18n): NonNullable<PageHead['picture']> {
  return { src, alt: i18n.t('kiteSharePicture', { ns: 'shared' }) };
}
