import { formatMoney, useTranslation } from '@farekite/shared/language';
import { heroFiles, HeroPicture } from '@farekite/shared/ui';
import { Postmark } from '../../../components/Postmark/Postmark';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import pictures from '../../../pictures/pictures.json';
import styles from './GuideHero.module.scss';

export function GuideHero({ namespace, city, cityCode, fare }: CityGuideContent) {
  const { t, language } = useTranslation('mfe-guides');
  const { t: tGuide } = useTranslation(namespace);
  return (
    <div className={styles.hero}>
      <div className={styles.poster}>
        <div className={styles.picture}>
          <HeroPicture files={heroFiles(city, pictures.focus)} sizes="(width >= 1200px) 1104px, 94vw" />
        </div>
        <div className={styles.caption}>
          <h1 className={styles.title}>{tGuide('title')}</h1>
          <p className={styles.subtitle}>{tGuide('subtitle')}</p>
          <a className={styles.fare} href={fare.path}>
            {`${tGuide('fare')}: ${t('guideHero.fare', { price: formatMoney(language, fare.price) })}`}
          </a>
          <div className={styles.postmark}>
            <Postmark city={t(`cities.${city}`)} code={cityCode} />
          </div>
        </div>
      </div>
    </div>
  );
}
