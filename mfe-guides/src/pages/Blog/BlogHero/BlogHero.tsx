import { useTranslation } from '@farekite/shared/language';
import { Sky } from '@farekite/shared/ui';
import { Stamp } from '../../../components/Stamp/Stamp';
import { CITY_GUIDES } from '../../../content/cityGuides';
import styles from './BlogHero.module.scss';

interface BlogHeroProps {
  readonly title: string;
  readonly lead: string;
}

/** The layout has space for this many stamps. */
const STAMP_COUNT = 4;

/** The head of the blog: its title and stamps from the cities that have a guide, above clouds. */
export function BlogHero({ title, lead }: BlogHeroProps) {
  const { t } = useTranslation('mfe-guides');
  return (
    <Sky>
      <div className={styles.container}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.stamps}>
          {CITY_GUIDES.slice(0, STAMP_COUNT).map(({ blogStamp, city }) => (
            <Stamp key={blogStamp} illustration={blogStamp} place={t(`cities.${city}`)} />
          ))}
        </div>
      </div>
    </Sky>
  );
}
