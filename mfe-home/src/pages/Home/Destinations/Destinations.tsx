import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { Scene } from '../../../components/Scene/Scene';
import { DESTINATIONS } from '../../../content/destinations';
import styles from './Destinations.module.scss';
import { destinationsTexts } from './Destinations.texts';

/** A quarter or half of a wide page; below, half of any screen. */
const SIZES = {
  small: '(width >= 1280px) 282px, (width >= 1024px) 25vw, 46vw',
  wide: '(width >= 1280px) 588px, (width >= 1024px) 50vw, 46vw',
  large: '(width >= 1280px) 588px, (width >= 1024px) 50vw, 46vw',
};

export function Destinations() {
  const language = useLanguage();
  const t = useTexts(destinationsTexts);
  return (
    <Section title={t('title')}>
      <ul className={styles.tiles}>
        {DESTINATIONS.map(({ scene, name, location, size = 'small' }) => (
          <li key={scene} className={`${styles.tile} ${styles[size]}`}>
            <Scene scene={scene} sizes={SIZES[size]} />
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
