import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import type { Review } from '../../../content/reviews';
import { Rating } from './Rating';
import styles from './ReviewCard.module.scss';
import { reviewsTexts } from './Reviews.texts';

export function ReviewCard({ review: { name, date, airline, rating, text } }: { readonly review: Review }) {
  const language = useLanguage();
  const t = useTexts(reviewsTexts);
  return (
    <figure className={styles.card}>
      <Rating rating={rating} />
      <blockquote className={styles.text}>{text[language]}</blockquote>
      <figcaption className={styles.person}>
        <b className={styles.name}>{name}</b>
        <span>{t('flew', { airline })}</span>
        <time dateTime={date}>{formatDay(language, date)}</time>
      </figcaption>
    </figure>
  );
}
