import { useSite } from '@farekite/shared/contract';
import styles from './Phone.module.scss';

/** The number of the site on one line, however large the text. */
export function Phone() {
  return <span className={styles.phone}>{useSite().phone}</span>;
}
