import { Kite } from '@farekite/shared/ui';
import { useShell } from '../../ShellContext';
import styles from './Letterhead.module.scss';

/** The top of a printed page, in place of the chrome: whose it is, and how to call. */
export function Letterhead() {
  const { name, phone, origin } = useShell().site;
  return (
    <div className={styles.letterhead}>
      <Kite heightPx={32} />
      <strong>{name}</strong>
      <span>{phone}</span>
      <span>{new URL(origin).host}</span>
    </div>
  );
}
