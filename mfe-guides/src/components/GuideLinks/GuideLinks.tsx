import { useTranslation } from '@farekite/shared/language';
import { useId } from 'react';
import { CITY_GUIDES } from '../../content/cityGuides';
import type { GuideNamespace } from '../../content/CityGuideContent';
import { Stamp } from '../Stamp/Stamp';
import styles from './GuideLinks.module.scss';

/** To all guides but the current one. */
export function GuideLinks({ current }: { readonly current?: GuideNamespace }) {
  const { t } = useTranslation('mfe-guides');
  const titleId = useId();
  return (
    <nav className={styles.section} aria-labelledby={titleId}>
      <div className={styles.container}>
        <h2 id={titleId} className={styles.title}>
          {t(current ? 'guideLinks.others' : 'guideLinks.title')}
        </h2>
        <ul className={current ? styles.links : `${styles.links} ${styles.all}`}>
          {CITY_GUIDES.filter(({ namespace }) => namespace !== current).map(({ namespace, city }) => (
            <li key={namespace}>
              <a className={styles.link} href={`/${namespace}`}>
                <Stamp illustration={city} place={t(`cities.${city}`)} phoneWidthPx={current ? 100 : 150} />
                <span className={styles.name}>{t(`cities.${city}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
