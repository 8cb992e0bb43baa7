import type { ReactNode } from 'react';
import styles from './BookingHeader.module.scss';

interface BookingHeaderProps {
  readonly title: string;
  /** Decoration beside the text, for which phones have no room. @default none */
  readonly picture?: ReactNode;
  /** What follows the heading, for example the step indicator. */
  readonly children: ReactNode;
}

/** The top of both booking pages. It is lower than the shared PageHeader, so that flights and form are in the first screen. */
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
