import { useLanguage } from '@farekite/shared/language';
import { HeroPicture } from '@farekite/shared/ui';
import { Postmark } from '../../../components/Postmark/Postmark';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import { HEROES } from '../../../pictures/heroes';
import styles from './GuideHero.module.scss';

interface GuideHeroProps {
  readonly content: Pick<CityGuideContent, 'illustration' | 'city' | 'title' | 'subtitle'>;
}

/** The head of a guide, designed as a poster: the title is below the picture. */
export function GuideHero({ content: { illustration, city, title, subtitle } }: GuideHeroProps) {
  const language = useLanguage();
  return (
    <div className={styles.hero}>
      <div className={styles.poster}>
        <div className={styles.picture}>
          <HeroPicture files={HEROES[illustration]} sizes="(width >= 1200px) 1104px, 94vw" />
        </div>
        <div className={styles.caption}>
          <h1 className={styles.title}>{title[language]}</h1>
          <p className={styles.subtitle}>{subtitle[language]}</p>
          <div className={styles.postmark}>
            <Postmark city={city} />
          </div>
        </div>
      </div>
    </div>
  );
}
