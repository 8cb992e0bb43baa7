import { useSite } from '@farekite/shared/contract';
import styles from './PhoneNumber.module.scss';

/** The agency's number within a call, in one line whatever the size of the text. */
export function PhoneNumber() {
  return <span className={styles.number}>{useSite().phone}</span>;
}
