import { useTranslation } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { AVERAGE_RATING, REVIEWS } from '../../../content/reviews';
import { Rating } from './Rating';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.scss';

const AUTOPLAY_INTERVAL_MS = 3000;

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
      intervalMs={AUTOPLAY_INTERVAL_MS}
      hasDots
      slides={REVIEWS.map((review) => ({ key: review.key, content: <ReviewCard review={review} /> }))}
    />
  );
}
