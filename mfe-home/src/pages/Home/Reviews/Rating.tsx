import { formatNumber, useLanguage, useTexts } from '@farekite/shared/language';
import styles from './Rating.module.scss';
import { reviewsTexts } from './Reviews.texts';

/** Stars to see, in halves, and the figure to read. */
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
