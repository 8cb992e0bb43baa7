import { formatDay, formatNumber, useTranslation } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { AVERAGE_RATING, REVIEWS, type Review } from '../../../content/reviews';
import styles from './Reviews.module.scss';

export function Reviews() {
  const { t } = useTranslation('home');
  return (
    <Carousel
      title={t('reviews.title')}
      intro={
        <div className={styles.banner}>
          <Rating rating={AVERAGE_RATING} />
          <p>{t('reviews.sample')}</p>
        </div>
      }
      maxVisible={3}
      intervalMs={3000}
      hasDots
      slides={REVIEWS.map((review) => ({ key: review.key, content: <ReviewCard review={review} /> }))}
    />
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { key, name, date, airline, rating } = review;
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

/** 0 to 5; its stars are in halves. */
function Rating({ rating }: { readonly rating: number }) {
  const { t, language } = useTranslation('home');
  const halves = Math.round(rating * 2);
  return (
    <p className={styles.rating}>
      <span className={`${styles.stars} ${styles[`halves${halves}`]}`} aria-hidden="true" />
      <span>{t('reviews.rating', { rating: formatNumber(language, rating) })}</span>
    </p>
  );
}
