import { useTexts } from '@farekite/shared/language';
import { useShell } from '../../context/ShellContext';
import { FooterColumn } from '../FooterColumn/FooterColumn';
import { FooterContact } from '../FooterContact/FooterContact';
import { KiteFlight } from '../KiteFlight/KiteFlight';
import { Logo } from '../Logo/Logo';
import { Newsletter } from '../Newsletter/Newsletter';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { FOOTER_COLUMNS } from './footerColumns';
import styles from './Footer.module.scss';
import { footerTexts } from './Footer.texts';

const COPYRIGHT_YEAR = 2025;

export function Footer() {
  const { site } = useShell();
  const t = useTexts(footerTexts);
  return (
    <footer className={styles.footer} data-layout="lazy">
      <div className={styles.content}>
        <div className={styles.lead}>
          <div className={styles.agency}>
            <Logo />
            <div>
              <p className={styles.follow}>{t('follow')}</p>
              <SocialLinks variant="disc" />
            </div>
          </div>
          <FooterContact />
          <Newsletter />
        </div>
        <nav className={styles.columns} aria-label={t('navigation')}>
          {FOOTER_COLUMNS.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </nav>
        <div className={styles.close}>
          <div className={styles.notices}>
            <p>{t('intermediary', { name: site.name })}</p>
            {site.sellerOfTravel !== undefined && (
              <p>{t('sellerOfTravel', { number: site.sellerOfTravel })}</p>
            )}
            <p>{t('trademarks')}</p>
            <p className={styles.copyright}>
              © {COPYRIGHT_YEAR} {site.name}
            </p>
          </div>
          <div className={styles.flight}>
            <KiteFlight />
          </div>
        </div>
      </div>
    </footer>
  );
}
