import type { ReactNode } from 'react';
import styles from './BookingHeader.module.scss';

interface BookingHeaderProps {
  readonly title: string;
  /** Decorative. Phones have no room for it. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Lower than the shared PageHeader, so that flights and form are in the first screen. */
export function BookingHeader({ title, picture, children }: BookingHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.container}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
