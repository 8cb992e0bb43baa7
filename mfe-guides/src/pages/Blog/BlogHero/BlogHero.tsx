import { useLanguage } from '@farekite/shared/language';
import { Clouds } from '@farekite/shared/ui';
import { Stamp } from '../../../components/Stamp/Stamp';
import { LONDON, NEW_YORK, PARIS, TOKYO } from '../../../content/cities';
import styles from './BlogHero.module.scss';

interface BlogHeroProps {
  readonly title: string;
  readonly lead: string;
}

/** One stamp from each city that has a guide. */
const MAIL = [
  { scene: 'montmartre', city: PARIS },
  { scene: 'senso-ji', city: TOKYO },
  { scene: 'brooklyn-bridge', city: NEW_YORK },
  { scene: 'london-eye', city: LONDON },
] as const;

/** The top of the blog: its title, and stamps from the cities, over the clouds. */
export function BlogHero({ title, lead }: BlogHeroProps) {
  const language = useLanguage();
  return (
    <div className={styles.hero}>
      <div className={styles.container}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.mail}>
          {MAIL.map(({ scene, city }) => (
            <Stamp key={scene} scene={scene} place={city.name[language]} />
          ))}
        </div>
      </div>
      <Clouds />
    </div>
  );
}
