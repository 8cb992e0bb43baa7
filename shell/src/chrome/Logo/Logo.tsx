import { Kite } from '@farekite/shared/ui';
import { useShell } from '../../ShellContext';
import styles from './Logo.module.scss';

const KITE_HEIGHT_PX = 40;

/** Mark and name, in the colour of their surroundings; leads home. */
export function Logo() {
  const { site } = useShell();
  return (
    <a className={styles.logo} href="/">
      <Kite heightPx={KITE_HEIGHT_PX} />
      {site.name}
    </a>
  );
}
