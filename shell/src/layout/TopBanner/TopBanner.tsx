import { useTranslation } from '@farekite/shared/language';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import styles from './TopBanner.module.scss';

export function TopBanner() {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.banner} aria-label={t('topBanner.label')}>
      <div className={styles.content}>
        <p className={styles.deals}>{t('topBanner.deals')}</p>
        <div className={styles.social}>
          <p className={styles.follow}>{t('topBanner.follow')}</p>
          <SocialLinks variant="plain" />
        </div>
      </div>
    </section>
  );
}
