import { useTranslation } from '@farekite/shared/language';
import { Stamp } from '../../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Attractions.module.scss';

export function Attractions({ namespace, city, attractions }: CityGuideContent) {
  const { t } = useTranslation('mfe-guides');
  const { t: tGuide } = useTranslation(namespace);
  return (
    <ol className={styles.attractions}>
      {attractions.map((attraction, index) => (
        <li key={attraction} className={styles.attraction}>
          <Stamp illustration={attraction} place={t(`cities.${city}`)} value={index + 1} />
          <div className={styles.words}>
            <h3 className={styles.name}>{tGuide(`attractions.${attraction}.name`)}</h3>
            <p className={styles.text}>{tGuide(`attractions.${attraction}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
