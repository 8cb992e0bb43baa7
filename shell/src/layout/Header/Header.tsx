import { useLocation } from 'react-router-dom';
import { parseAddress, useTranslation } from '@farekite/shared/language';
import { CallLink, Icon, phoneIcon } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle';
import { Logo } from '../Logo/Logo';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { NavLinks } from '../NavLinks/NavLinks';
import styles from './Header.module.scss';

export function Header() {
  const { pathname } = useLocation();
  const { site } = useShell();
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <div className={styles.content}>
        <Logo />
        <nav className={styles.navigation} aria-label={t('header.navigation')}>
          <NavLinks arrangement="row" />
        </nav>
        <LanguageToggle />
        <CallLink phone={site.phone}>
          <span className={styles.phoneIcon}>
            <Icon icon={phoneIcon} />
          </span>
          <span className={styles.call}>
            <span className={styles.callNow}>{t('header.call')}</span>{' '}
            <span className={styles.number}>{site.phone}</span>
          </span>
        </CallLink>
        {/* Back and Forward change the page under an open menu: a new one is closed. */}
        <MobileMenu key={parseAddress(pathname).path} />
      </div>
    </header>
  );
}
