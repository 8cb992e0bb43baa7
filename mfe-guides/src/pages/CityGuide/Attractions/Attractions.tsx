import { useLanguage } from '@farekite/shared/language';
import type { Attraction } from '../../../content/CityGuideContent';
import styles from './Attractions.module.scss';

export function Attractions({ attractions }: { readonly attractions: readonly Attraction[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.attractions}>
      {attractions.map(({ name, text }) => (
        <li key={name.en} className={styles.attraction}>
          <h3 className={styles.name}>{name[language]}</h3>
          <p className={styles.text}>{text[language]}</p>
        </li>
      ))}
    </ol>
  );
}
