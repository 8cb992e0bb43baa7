import styles from './PhoneNumber.module.scss';

interface PhoneNumberProps {
  /** The number as people read it; see SiteDetails.phone. */
  readonly phone: string;
}

/** A phone number within a text. It never breaks across lines, however large the text is. */
export function PhoneNumber({ phone }: PhoneNumberProps) {
  return <span className={styles.number}>{phone}</span>;
}
