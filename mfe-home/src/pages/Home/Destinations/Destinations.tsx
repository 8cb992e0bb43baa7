import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { Scene } from '../../../components/Scene/Scene';
import { DESTINATIONS } from '../../../content/destinations';
import styles from './Destinations.module.scss';
import { destinationsTexts } from './Destinations.texts';

/** Of a mosaic; on a phone all are half of the screen. */
const QUARTER = '(width >= 1280px) 282px, (width >= 640px) 25vw, 46vw';
/** Higher than its picture is, the tile shows a part of a wider one. */
const HALF = '(width >= 640px) 72vw, 46vw';

export function Destinations() {
  const language = useLanguage();
  const t = useTexts(destinationsTexts);
  return (
    <Section title={t('title')}>
      <ul className={styles.tiles}>
        {DESTINATIONS.map(({ scene, name, location, size }) => (
          <li key={scene} className={size ? `${styles.tile} ${styles[size]}` : styles.tile}>
            <Scene scene={scene} sizes={size ? HALF : QUARTER} />
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
