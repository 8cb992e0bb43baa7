import { useRef } from 'react';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { SkySection } from '@farekite/shared/ui';
import { STATISTICS } from '../../../content/statistics';
import { Counter } from './Counter';
import styles from './OurNumbers.module.scss';
import { ourNumbersTexts } from './OurNumbers.texts';
import { useCountUp } from './useCountUp';

export function OurNumbers() {
  const language = useLanguage();
  const t = useTexts(ourNumbersTexts);
  const section = useRef<HTMLElement>(null);
  const progress = useCountUp(section);
  return (
    <SkySection ref={section} className={styles.section} title={t('title')}>
      <div className={styles.container}>
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
    </SkySection>
  );
}
