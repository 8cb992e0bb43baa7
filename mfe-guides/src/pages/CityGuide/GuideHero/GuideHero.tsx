import { Kite } from '@farekite/shared/ui';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import { CitySkyline } from './CitySkyline';
import styles from './GuideHero.module.scss';

interface GuideHeroProps extends Pick<CityGuideContent, 'skyline' | 'hour'> {
  readonly title: string;
  readonly subtitle: string;
}

export function GuideHero({ title, subtitle, skyline, hour }: GuideHeroProps) {
  return (
    <div className={`${styles.hero} ${styles[hour]}`}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <div className={styles.picture}>
        <div className={styles.kite}>
          <Kite heightPx={72} />
        </div>
        <CitySkyline skyline={skyline} />
      </div>
    </div>
  );
}
