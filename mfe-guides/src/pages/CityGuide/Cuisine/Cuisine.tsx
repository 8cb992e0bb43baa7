import { useTranslation } from '@farekite/shared/language';
import { useId } from 'react';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Cuisine.module.scss';

export function Cuisine({ namespace, cuisineIcon }: CityGuideContent) {
  const { t } = useTranslation('mfe-guides');
  const { t: tGuide } = useTranslation(namespace);
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.container}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('cuisine.title')}
          </h2>
          <p className={styles.text}>{tGuide('cuisine.text')}</p>
        </div>
        <div className={styles.card}>
          <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
            <path d={cuisineIcon} />
          </svg>
          <h3 className={styles.menu}>{t('cuisine.menu')}</h3>
          <dl className={styles.dishes}>
            {tGuide('cuisine.dishes', { returnObjects: true }).map(({ name, when }, index) => (
              <div key={index} className={styles.dish}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.when}>{when}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
