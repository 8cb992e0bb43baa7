import { useTexts } from '@farekite/shared/language';
import { CallLink, Icon, phoneIcon } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle';
import { Logo } from '../Logo/Logo';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { NavLinks } from '../NavLinks/NavLinks';
import styles from './Header.module.scss';
import { headerTexts } from './Header.texts';

/**
 * On a phone, a browser that knows `<link rel="expect">` paints a document only when the element with this id has arrived,
 * or after three seconds.
 */
export const HEADER_ID = 'header';

interface HeaderProps {
  /** Path of the page shown. */
  readonly path: string;
}

export function Header({ path }: HeaderProps) {
  const { site } = useShell();
  const t = useTexts(headerTexts);
  return (
    <header id={HEADER_ID} className={styles.header}>
      <div className={styles.content}>
        <Logo />
        <nav className={styles.navigation} aria-label={t('navigation')}>
          <NavLinks path={path} arrangement="row" />
        </nav>
        <LanguageToggle />
        <CallLink phone={site.phone}>
          <span className={styles.phoneIcon}>
            <Icon icon={phoneIcon} />
          </span>
          <span className={styles.call}>
            <span className={styles.callNow}>{t('call')}</span>{' '}
            <span className={styles.number}>{site.phone}</span>
          </span>
        </CallLink>
        <MobileMenu path={path} />
      </div>
    </header>
  );
}
