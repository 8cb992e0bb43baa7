import { useTranslation } from '@farekite/shared/language';
import { Sky } from '@farekite/shared/ui';
import { Stamp } from '../../../components/Stamp/Stamp';
import { CITY_GUIDES } from '../../../content/cityGuides';
import styles from './BlogHero.module.scss';

/** There is space for so many. */
const STAMP_COUNT = 4;

export function BlogHero() {
  const { t } = useTranslation('blog');
  const { t: tGuides } = useTranslation('mfe-guides');
  return (
    <Sky>
      <div className={styles.container}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.stamps}>
          {CITY_GUIDES.slice(0, STAMP_COUNT).map(({ blogStamp, city }) => (
            <Stamp key={blogStamp} illustration={blogStamp} place={tGuides(`cities.${city}`)} />
          ))}
        </div>
      </div>
    </Sky>
  );
}
