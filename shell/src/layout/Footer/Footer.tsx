import { menuPaths, telephoneHref } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { useShell } from '../../context/ShellContext';
import { FooterColumn } from '../FooterColumn/FooterColumn';
import { FooterContact } from '../FooterContact/FooterContact';
import { KiteFlight } from '../KiteFlight/KiteFlight';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import { Logo } from '../Logo/Logo';
import { Newsletter } from '../Newsletter/Newsletter';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import styles from './Footer.module.scss';

const COPYRIGHT_YEAR = 2025;

const MENUS = ['guides', 'deals', 'legal'] as const;

export function Footer() {
  const { site } = useShell();
  const { t } = useTranslation('shell');
  const { t: tShared } = useTranslation('shared');
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.lead}>
          <div className={styles.agency}>
            <Logo />
            <div>
              <p className={styles.follow}>{t('footer.follow')}</p>
              <SocialLinks variant="disc" />
            </div>
          </div>
          <FooterContact />
          <Newsletter />
        </div>
        <nav className={styles.columns} aria-label={t('footer.navigation')}>
          <FooterColumn
            title={t('footer.columns.services')}
            links={[
              { name: t('footer.services.flightBooking'), href: '/about#flight-booking' },
              { name: t('footer.services.support'), href: telephoneHref(site.phone) },
              { name: t('footer.services.travelInsurance'), href: '/about#travel-insurance' },
              { name: t('footer.services.groupBooking'), href: '/about#group-booking' },
            ]}
          />
          {MENUS.map((menu) => (
            <FooterColumn
              key={menu}
              title={t(`footer.columns.${menu}`)}
              links={menuPaths(menu).map((path) => ({ name: tShared(`routes.${path}`), href: path }))}
            />
          ))}
        </nav>
        <div className={styles.close}>
          <div className={styles.notices}>
            <p>{t('footer.intermediary', { name: site.name })}</p>
            {site.sellerOfTravel !== undefined && (
              <p>{t('footer.sellerOfTravel', { number: site.sellerOfTravel })}</p>
            )}
            <p>{t('footer.trademarks')}</p>
            <p className={styles.copyright}>
              © {COPYRIGHT_YEAR} {site.name}
            </p>
            <LanguageLinks />
          </div>
          <div className={styles.flight}>
            <KiteFlight />
          </div>
        </div>
      </div>
    </footer>
  );
}
