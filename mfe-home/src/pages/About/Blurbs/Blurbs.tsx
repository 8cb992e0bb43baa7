import { useTranslation } from '@farekite/shared/language';
import { Illustration } from '../../../components/Illustration/Illustration';
import { BLURBS } from '../../../content/blurbs';
import { BlurbIcon } from './BlurbIcon';
import styles from './Blurbs.module.scss';

/** A third of a wide page, or the width of a narrow one. */
const SIZES = '(width >= 1280px) 384px, (width >= 1024px) 31vw, 92vw';

export function Blurbs() {
  const { t } = useTranslation('about');
  return (
    <ul className={styles.blurbs}>
      {BLURBS.map(({ icon, illustration }) => (
        <li key={icon} className={styles.blurb}>
          <Illustration name={illustration} sizes={SIZES} />
          <div className={styles.content}>
            <BlurbIcon icon={icon} />
            <h3 className={styles.title}>{t(`blurbs.${icon}.title`)}</h3>
            <p className={styles.text}>{t(`blurbs.${icon}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
