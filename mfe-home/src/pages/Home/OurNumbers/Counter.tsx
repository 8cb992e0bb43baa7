import { formatNumber, useLanguage } from '@farekite/shared/language';
import type { Statistic } from '../../../content/statistics';
import styles from './Counter.module.scss';

interface CounterProps extends Pick<Statistic, 'value' | 'suffix'> {
  /** Of the animation, 0 to 1. */
  readonly progress: number;
}

/** A figure that counts up. Assistive technology always reads the final figure. */
export function Counter({ value, suffix, progress }: CounterProps) {
  const language = useLanguage();
  const counting = progress < 1;
  return (
    <span className={styles.counter}>
      <span className={counting ? styles.finalFigure : undefined}>
        {formatNumber(language, value) + suffix}
      </span>
      {counting && (
        <span className={styles.digits} aria-hidden="true">
          {formatNumber(language, Math.round(value * progress)) + suffix}
        </span>
      )}
    </span>
  );
}
