import styles from './PhoneNumber.module.scss';

/** A phone number within a text, which never breaks across lines. */
export function PhoneNumber({ phone }: { readonly phone: string }) {
  return <span className={styles.number}>{phone}</span>;
}
