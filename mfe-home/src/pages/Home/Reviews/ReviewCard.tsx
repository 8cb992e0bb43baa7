import { formatDay, useTranslation } from '@farekite/shared/language';
import type { Review } from '../../../content/reviews';
import { Rating } from './Rating';
import styles from './ReviewCard.module.scss';

export function ReviewCard({ review: { key, name, date, airline, rating } }: { readonly review: Review }) {
  const { t, language } = useTranslation('home');
  return (
    <figure className={styles.card}>
      <Rating rating={rating} />
      <blockquote className={styles.text}>{t(`reviews.texts.${key}`)}</blockquote>
      <figcaption className={styles.person}>
        <b className={styles.name}>{name}</b>
        <span>{t('reviews.flew', { airline })}</span>
        <time dateTime={date}>{formatDay(language, date)}</time>
      </figcaption>
    </figure>
  );
}
