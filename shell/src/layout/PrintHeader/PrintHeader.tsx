import { Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './PrintHeader.module.scss';

export function PrintHeader() {
  const { name, phone, origin } = useShell().site;
  return (
    <div className={styles.printHeader}>
      <Kite heightPx={32} />
      <strong>{name}</strong>
      <span>{phone}</span>
      <span>{new URL(origin).host}</span>
    </div>
  );
}
