import type { ReactNode } from 'react';
import styles from './PageBand.module.scss';

interface PageBandProps {
  readonly title: string;
  /** Stands on the lower edge, beside the words where there is room. @default none */
  readonly picture?: ReactNode;
  /** What belongs to the heading: where the visitor stands, what the page shows. */
  readonly children: ReactNode;
}

/** The top of a page on the way to a booking: low, so that the task is seen at once. */
export function PageBand({ title, picture, children }: PageBandProps) {
  return (
    <div className={styles.band}>
      <div className={styles.container}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
