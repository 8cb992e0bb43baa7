import { useTranslation } from '@farekite/shared/language';
import { heroFiles, HeroPicture } from '@farekite/shared/ui';
import pictures from '../../../pictures/pictures.json';
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
          <HeroPicture files={heroFiles('home', pictures.focus)} />
        </div>
      </div>
      <div className={styles.search}>
        <FlightSearch />
      </div>
    </section>
  );
}
