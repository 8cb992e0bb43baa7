import { useLanguage } from '@farekite/shared/language';
import { Illustration } from '../../../components/Illustration/Illustration';
import { BLURBS } from '../../../content/blurbs';
import { BlurbIcon } from './BlurbIcon';
import styles from './Blurbs.module.scss';

/** A third of a wide page, or the width of a narrow one. */
const SIZES = '(width >= 1280px) 384px, (width >= 1024px) 31vw, 92vw';

export function Blurbs() {
  const language = useLanguage();
  return (
    <ul className={styles.blurbs}>
      {BLURBS.map(({ icon, illustration, title, text }) => (
        <li key={icon} className={styles.blurb}>
          <Illustration name={illustration} sizes={SIZES} />
          <div className={styles.content}>
            <BlurbIcon icon={icon} />
            <h3 className={styles.title}>{title[language]}</h3>
            <p className={styles.text}>{text[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
