import { useTranslation } from '@farekite/shared/language';
import { HeroPicture } from '@farekite/shared/ui';
import { HERO_FILES } from '../../../pictures/pictures';
import { FlightSearch } from '../FlightSearch/FlightSearch';
import styles from './Hero.module.scss';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.banner}>
        <div className={styles.text}>
          <h1 id="hero-title" className={styles.title}>
            {t('hero.title')}
          </h1>
          <p className={styles.intro}>{t('hero.intro')}</p>
        </div>
        <div className={styles.picture}>
          <HeroPicture files={HERO_FILES} />
        </div>
      </div>
      <div className={styles.search}>
        <FlightSearch />
      </div>
    </section>
  );
}
