import { useRef } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { SkySection } from '@farekite/shared/ui';
import { STATISTICS } from '../../../content/statistics';
import { Counter } from './Counter';
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
          {STATISTICS.map(({ key, ...figure }) => (
            <div key={key} className={styles.number}>
              <dt className={styles.label}>{t(`ourNumbers.${key}`)}</dt>
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
