import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { carouselTexts } from './Carousel.texts';
import styles from './Dots.module.scss';

interface DotsProps {
  readonly title: string;
  readonly count: number;
  readonly current: number;
  readonly onChoose: (slide: number) => void;
}

export function Dots({ title, count, current, onChoose }: DotsProps) {
  const t = useTexts(carouselTexts);
  return (
    <div className={styles.dots} role="group" aria-label={t('choose', { title })}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-current={slide === current ? 'true' : undefined}
          onClick={() => onChoose(slide)}
        >
          <VisuallyHidden>{t('show', { position: slide + 1, count })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
