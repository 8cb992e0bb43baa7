import { formatNumber, useTranslation } from '@farekite/shared/language';
import styles from './Rating.module.scss';

/** 0 to 5; its stars are in halves. */
export function Rating({ rating }: { readonly rating: number }) {
  const { t, language } = useTranslation('home');
  const halves = Math.round(rating * 2);
  return (
    <p className={styles.rating}>
      <span className={`${styles.stars} ${styles[`halves${halves}`]}`} aria-hidden="true" />
      <span>{t('reviews.rating', { rating: formatNumber(language, rating) })}</span>
    </p>
  );
}
