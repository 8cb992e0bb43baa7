import { HeroPicture } from '@farekite/shared/ui';
import { Postmark } from '../../../components/Postmark/Postmark';
import type { City } from '../../../content/cities';
import { HEROES } from '../../../pictures/heroes';
import styles from './GuideHero.module.scss';

interface GuideHeroProps {
  readonly city: City;
  readonly title: string;
  readonly subtitle: string;
}

/** The city's poster, as it would hang on a wall: the title stands below the picture. */
export function GuideHero({ city, title, subtitle }: GuideHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.print}>
        <div className={styles.picture}>
          <HeroPicture files={HEROES[city.scene]} sizes="(width >= 1200px) 1104px, 94vw" />
        </div>
        <div className={styles.caption}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <div className={styles.postmark}>
            <Postmark city={city} />
          </div>
        </div>
      </div>
    </div>
  );
}
