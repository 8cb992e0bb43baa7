import { monthName, useTranslation } from '@farekite/shared/language';
import { Kite, VisuallyHidden } from '@farekite/shared/ui';
import type { CityGuideContent, Month } from '../../../content/CityGuideContent';
import styles from './BestTime.module.scss';

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export function BestTime({ namespace, bestMonths }: CityGuideContent) {
  const { t, language } = useTranslation('mfe-guides');
  const { t: tGuide } = useTranslation(namespace);
  return (
    <>
      <p className={styles.text}>{tGuide('bestTime')}</p>
      <ul className={styles.year}>
        {MONTHS.map((number) => {
          const month = monthName(language, number);
          const isRecommended = bestMonths.includes(number);
          return (
            <li
              key={number}
              className={isRecommended ? `${styles.month} ${styles.recommended}` : styles.month}
            >
              {isRecommended && <Kite heightPx={30} />}
              <span aria-hidden="true">{monthName(language, number, 'short')}</span>
              <VisuallyHidden>{isRecommended ? t('bestTime.recommended', { month }) : month}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>{t('bestTime.legend')}</p>
    </>
  );
}
