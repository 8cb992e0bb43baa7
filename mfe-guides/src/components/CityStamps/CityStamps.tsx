import { useLanguage, useTexts } from '@farekite/shared/language';
import { useId } from 'react';
import { CITIES, type City } from '../../content/cities';
import { Stamp } from '../Stamp/Stamp';
import styles from './CityStamps.module.scss';
import { cityStampsTexts } from './CityStamps.texts';

interface CityStampsProps {
  /** Whose guide the visitor reads now, if any. */
  readonly current?: City;
}

/** The way on, to the guides that the visitor is not reading. */
export function CityStamps({ current }: CityStampsProps) {
  const language = useLanguage();
  const t = useTexts(cityStampsTexts);
  const titleId = useId();
  return (
    <nav className={styles.section} aria-labelledby={titleId}>
      <div className={styles.container}>
        <h2 id={titleId} className={styles.title}>
          {t(current ? 'others' : 'title')}
        </h2>
        <ul className={current ? styles.cities : `${styles.cities} ${styles.all}`}>
          {CITIES.filter((city) => city !== current).map(({ scene, path, name }) => (
            <li key={path}>
              <a className={styles.city} href={path}>
                <Stamp scene={scene} place={name[language]} phonePx={current ? 100 : 150} />
                <span className={styles.name}>{name[language]}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
