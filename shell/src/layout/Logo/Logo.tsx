import { Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './Logo.module.scss';

const KITE_HEIGHT_PX = 40;

/** Logo and name of the site, in the current text color, linked to the home page. */
export function Logo() {
  const { site } = useShell();
  return (
    <a className={styles.logo} href="/">
      <Kite heightPx={KITE_HEIGHT_PX} />
      {site.name}
    </a>
  );
}
