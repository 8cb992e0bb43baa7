import { useLanguage, useTexts } from '@farekite/shared/language';
import { useId } from 'react';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Cuisine.module.scss';
import { cuisineTexts } from './Cuisine.texts';

/** The local cuisine, in words and as a menu. */
export function Cuisine({ text, icon, dishes }: CityGuideContent['cuisine']) {
  const language = useLanguage();
  const titleId = useId();
  const t = useTexts(cuisineTexts);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.container}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{text[language]}</p>
        </div>
        <div className={styles.card}>
          <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d={icon} />
          </svg>
          <h3 className={styles.menu}>{t('menu')}</h3>
          <dl className={styles.dishes}>
            {dishes.map(({ name, when }, index) => (
              <div key={index} className={styles.dish}>
                <dt className={styles.name}>{name[language]}</dt>
                <dd className={styles.when}>{when[language]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
