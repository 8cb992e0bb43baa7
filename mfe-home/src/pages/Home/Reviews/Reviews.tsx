import { useTexts } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { ROTATION_INTERVAL_MS } from '../../../components/Rotation/useRotation';
import { AVERAGE_RATING, REVIEWS } from '../../../content/reviews';
import { Rating } from './Rating';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.scss';
import { reviewsTexts } from './Reviews.texts';

export function Reviews() {
  const t = useTexts(reviewsTexts);
  return (
    <Carousel
      title={t('title')}
      lead={
        <div className={styles.banner}>
          <Rating rating={AVERAGE_RATING} />
          <p>{t('sample')}</p>
        </div>
      }
      visible={3}
      intervalMs={ROTATION_INTERVAL_MS.reviews}
      dots
      slides={REVIEWS.map((review) => ({ key: review.date, content: <ReviewCard review={review} /> }))}
    />
  );
}
