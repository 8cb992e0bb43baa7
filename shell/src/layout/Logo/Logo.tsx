import { Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './Logo.module.scss';

/** Logo and name of the site, in the current text color, linked to the home page. */
export function Logo() {
  const { site } = useShell();
  return (
    <a className={styles.logo} href="/">
      <Kite heightPx={40} />
      {site.name}
    </a>
  );
}
