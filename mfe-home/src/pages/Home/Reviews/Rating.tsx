import { formatNumber, useLanguage, useTexts } from '@farekite/shared/language';
import styles from './Rating.module.scss';
import { reviewsTexts } from './Reviews.texts';

/** A rating from 0 to 5 as stars, in halves, and as text. */
export function Rating({ rating }: { readonly rating: number }) {
  const language = useLanguage();
  const t = useTexts(reviewsTexts);
  const halves = Math.round(rating * 2);
  return (
    <p className={styles.rating}>
      <span className={`${styles.stars} ${styles[`halves${halves}`]}`} aria-hidden="true" />
      {t('rating', { rating: formatNumber(language, rating) })}
    </p>
  );
}
