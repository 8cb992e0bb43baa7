import { useId, useRef } from 'react';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { Clouds } from '@farekite/shared/ui';
import { STATISTICS } from '../../../content/statistics';
import { Counter } from './Counter';
import styles from './OurNumbers.module.scss';
import { ourNumbersTexts } from './OurNumbers.texts';
import { useCountUp } from './useCountUp';

export function OurNumbers() {
  const language = useLanguage();
  const t = useTexts(ourNumbersTexts);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const progress = useCountUp(section);
  return (
    <section ref={section} className={styles.band} aria-labelledby={titleId}>
      <div className={styles.container}>
        <h2 id={titleId} className={styles.title}>
          {t('title')}
        </h2>
        <dl className={styles.numbers}>
          {STATISTICS.map(({ key, label, ...figure }) => (
            <div key={key} className={styles.number}>
              <dt className={styles.label}>{label[language]}</dt>
              <dd className={styles.value}>
                <Counter {...figure} progress={progress} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Clouds />
    </section>
  );
}
