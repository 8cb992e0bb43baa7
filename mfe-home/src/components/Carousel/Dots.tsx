import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import styles from './Dots.module.scss';

interface DotsProps {
  readonly title: string;
  readonly count: number;
  readonly current: number;
  readonly onChoose: (slide: number) => void;
}

export function Dots({ title, count, current, onChoose }: DotsProps) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.dots} role="group" aria-label={t('carousel.choose', { title })}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-current={slide === current ? 'true' : undefined}
          onClick={() => onChoose(slide)}
        >
          <VisuallyHidden>{t('carousel.show', { position: slide + 1, total: count })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
