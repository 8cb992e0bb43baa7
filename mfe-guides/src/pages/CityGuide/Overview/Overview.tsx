import { useTranslation } from '@farekite/shared/language';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Overview.module.scss';

export function Overview({ namespace }: CityGuideContent) {
  const { t } = useTranslation(namespace);
  return (
    <div className={styles.overview}>
      {t('overview', { returnObjects: true }).map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
