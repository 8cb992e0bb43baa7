import { useTranslation } from '@farekite/shared/language';
import styles from './Services.module.scss';

/** What each service is. The footer links to them by their keys. */
export function Services() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.services}>
      {Object.entries(t('services', { returnObjects: true })).map(([key, { title, text }]) => (
        <div key={key} id={key}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  );
}
