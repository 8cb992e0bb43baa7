import { useId, type ReactNode } from 'react';
import styles from './DealSection.module.scss';

interface DealSectionProps {
  readonly heading: string;
  /** Sets the section off from those around it. @default false */
  readonly shaded?: boolean;
  readonly children: ReactNode;
}

/** A band of the page under its own heading. */
export function DealSection({ heading, shaded = false, children }: DealSectionProps) {
  const headingId = useId();
  return (
    <section className={shaded ? styles.shaded : styles.plain} aria-labelledby={headingId}>
      <div className={styles.container}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
