import { useLanguage } from '@farekite/shared/language';
import { BLURBS } from '../../../content/blurbs';
import { BlurbIcon } from './BlurbIcon';
import styles from './Blurbs.module.scss';

export function Blurbs() {
  const language = useLanguage();
  return (
    <ul className={styles.blurbs}>
      {BLURBS.map(({ icon, title, text }) => (
        <li key={icon} className={styles.blurb}>
          <BlurbIcon icon={icon} />
          <h3 className={styles.title}>{title[language]}</h3>
          <p className={styles.text}>{text[language]}</p>
        </li>
      ))}
    </ul>
  );
}
