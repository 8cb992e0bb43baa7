import { LOCALES, useLanguage, useTexts } from '@farekite/shared/language';
import { Kite, VisuallyHidden } from '@farekite/shared/ui';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import { MONTHS } from '../../../content/months';
import styles from './BestTime.module.scss';
import { bestTimeTexts } from './BestTime.texts';

/** In words, and as the year at a glance. */
export function BestTime({ text, months }: CityGuideContent['bestTime']) {
  const language = useLanguage();
  const t = useTexts(bestTimeTexts);
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <p className={styles.text}>{text[language]}</p>
      <ul className={styles.year}>
        {MONTHS.map((number) => {
          const month = format.format(Date.UTC(2025, number - 1));
          const isGood = months.includes(number);
          return (
            <li key={number} className={isGood ? `${styles.month} ${styles.good}` : styles.month}>
              {isGood && <Kite heightPx={30} />}
              <span aria-hidden="true">{month.slice(0, 3)}</span>
              <VisuallyHidden>{isGood ? t('good', { month }) : month}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>{t('legend')}</p>
    </>
  );
}
