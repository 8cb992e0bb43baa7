import { useTexts } from '@farekite/shared/language';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import styles from './TopBanner.module.scss';
import { topBannerTexts } from './TopBanner.texts';

/** The banner above the header: an announcement and the social links. */
export function TopBanner() {
  const t = useTexts(topBannerTexts);
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <div className={styles.content}>
        <p className={styles.deals}>{t('deals')}</p>
        <div className={styles.social}>
          <p className={styles.follow}>{t('follow')}</p>
          <SocialLinks variant="plain" />
        </div>
      </div>
    </section>
  );
}
