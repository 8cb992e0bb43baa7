import { Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './Logo.module.scss';

export function Logo() {
  const { site } = useShell();
  return (
    <a className={styles.logo} href="/">
      <Kite heightPx={40} />
      {site.name}
    </a>
  );
}
