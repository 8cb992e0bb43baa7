import { useLanguage } from '@farekite/shared/language';
import { Stamp } from '../../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Attractions.module.scss';

interface AttractionsProps {
  readonly attractions: CityGuideContent['attractions'];
  /** Printed on the stamps, in the language of the page. */
  readonly cityName: string;
}

/** The city's attractions, each with its stamp. */
export function Attractions({ attractions, cityName }: AttractionsProps) {
  const language = useLanguage();
  return (
    <ol className={styles.attractions}>
      {attractions.map(({ illustration, name, text }, index) => (
        <li key={illustration} className={styles.attraction}>
          <Stamp illustration={illustration} place={cityName} value={index + 1} />
          <div className={styles.words}>
            <h3 className={styles.name}>{name[language]}</h3>
            <p className={styles.text}>{text[language]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
