import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { Scene } from '../../../components/Scene/Scene';
import { DESTINATIONS } from '../../../content/destinations';
import styles from './Destinations.module.scss';
import { destinationsTexts } from './Destinations.texts';

export function Destinations() {
  const language = useLanguage();
  const t = useTexts(destinationsTexts);
  return (
    <Section title={t('title')}>
      <ul className={styles.tiles}>
        {DESTINATIONS.map(({ scene, name, location }) => (
          <li key={scene} className={styles.tile}>
            <Scene scene={scene} />
            <div className={styles.caption}>
              <h3 className={styles.name}>{name[language]}</h3>
              <p className={styles.location}>{location[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
