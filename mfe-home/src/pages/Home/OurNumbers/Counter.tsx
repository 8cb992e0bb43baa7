import { formatNumber, useLanguage } from '@farekite/shared/language';
import type { Statistic } from '../../../content/statistics';
import styles from './Counter.module.scss';

interface CounterProps extends Pick<Statistic, 'value' | 'suffix'> {
  /** 0 to 1; from 1 on the figure stands. */
  readonly progress: number;
}

/** The figure is there to be read at any time; while it counts, other digits are seen in its place. */
export function Counter({ value, suffix, progress }: CounterProps) {
  const language = useLanguage();
  const counting = progress < 1;
  return (
    <span className={styles.counter}>
      <span className={counting ? styles.covered : undefined}>{formatNumber(language, value) + suffix}</span>
      {counting && (
        <span className={styles.digits} aria-hidden="true">
          {formatNumber(language, Math.round(value * progress)) + suffix}
        </span>
      )}
    </span>
  );
}
