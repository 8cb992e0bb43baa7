import { useRef } from 'react';
import { formatNumber, useLanguage, useTranslation } from '@farekite/shared/language';
import { SkySection } from '@farekite/shared/ui';
import { STATISTICS } from '../../../content/statistics';
import styles from './OurNumbers.module.scss';
import { useCountUp } from './useCountUp';

export function OurNumbers() {
  const { t } = useTranslation('home');
  const section = useRef<HTMLElement>(null);
  const progress = useCountUp(section);
  return (
    <SkySection ref={section} className={styles.section} title={t('ourNumbers.title')}>
      <div className={styles.container}>
        <dl className={styles.numbers}>
          {STATISTICS.map(({ key, value }) => (
            <div key={key} className={styles.number}>
              <dt className={styles.label}>{t(`ourNumbers.${key}`)}</dt>
              <dd className={styles.value}>
                <Counter value={value} progress={progress} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </SkySection>
  );
}

/** Assistive technology always reads the final figure. */
function Counter({ value, progress }: { readonly value: number; readonly progress: number }) {
  const language = useLanguage();
  const counting = progress < 1;
  return (
    <span className={styles.counter}>
      <span className={counting ? styles.finalFigure : undefined}>{`${formatNumber(language, value)}+`}</span>
      {counting && (
        <span className={styles.digits} aria-hidden="true">
          {`${formatNumber(language, Math.round(value * progress))}+`}
        </span>
      )}
    </span>
  );
}
