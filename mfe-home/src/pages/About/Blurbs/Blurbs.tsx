import { useLanguage } from '@farekite/shared/language';
import { Scene } from '../../../components/Scene/Scene';
import { BLURBS } from '../../../content/blurbs';
import { BlurbIcon } from './BlurbIcon';
import styles from './Blurbs.module.scss';

/** A third of a wide page, and all of any other. */
const THIRD = '(width >= 1280px) 384px, (width >= 1024px) 31vw, 92vw';

export function Blurbs() {
  const language = useLanguage();
  return (
    <ul className={styles.blurbs}>
      {BLURBS.map(({ icon, scene, title, text }) => (
        <li key={icon} className={styles.blurb}>
          <Scene scene={scene} sizes={THIRD} />
          <div className={styles.words}>
            <BlurbIcon icon={icon} />
            <h3 className={styles.title}>{title[language]}</h3>
            <p className={styles.text}>{text[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
