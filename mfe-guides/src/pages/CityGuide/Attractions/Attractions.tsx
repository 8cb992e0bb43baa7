import { useLanguage } from '@farekite/shared/language';
import { Stamp } from '../../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Attractions.module.scss';

/** A set of stamps, one of each place that is worth the trip. */
export function Attractions({ city, attractions }: Pick<CityGuideContent, 'city' | 'attractions'>) {
  const language = useLanguage();
  return (
    <ol className={styles.attractions}>
      {attractions.map(({ scene, name, text }, index) => (
        <li key={scene} className={styles.attraction}>
          <Stamp scene={scene} place={city.name[language]} value={index + 1} />
          <div className={styles.words}>
            <h3 className={styles.name}>{name[language]}</h3>
            <p className={styles.text}>{text[language]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
