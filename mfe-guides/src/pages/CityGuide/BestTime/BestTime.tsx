import { monthName, useLanguage, useTexts } from '@farekite/shared/language';
import { Kite, VisuallyHidden } from '@farekite/shared/ui';
import type { CityGuideContent, Month } from '../../../content/CityGuideContent';
import styles from './BestTime.module.scss';
import { bestTimeTexts } from './BestTime.texts';

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The best time to visit, in words and as a calendar in which the recommended months are marked. */
export function BestTime({ text, months }: CityGuideContent['bestTime']) {
  const language = useLanguage();
  const t = useTexts(bestTimeTexts);
  return (
    <>
      <p className={styles.text}>{text[language]}</p>
      <ul className={styles.year}>
        {MONTHS.map((number) => {
          const month = monthName(language, number);
          const isRecommended = months.includes(number);
          return (
            <li
              key={number}
              className={isRecommended ? `${styles.month} ${styles.recommended}` : styles.month}
            >
              {isRecommended && <Kite heightPx={30} />}
              <span aria-hidden="true">{month.slice(0, 3)}</span>
              <VisuallyHidden>{isRecommended ? t('recommended', { month }) : month}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>{t('legend')}</p>
    </>
  );
}
