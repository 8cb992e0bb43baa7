import { useId, type ReactNode, type Ref } from 'react';
import styles from './DeskPart.module.scss';

interface DeskPartProps {
  readonly heading: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly hint: string;
  /** By which the controls that the hint speaks of refer to it. */
  readonly hintId: string;
  readonly children: ReactNode;
}

/** One side of the desk. Its heading can take the focus. */
export function DeskPart({ heading, headingRef, hint, hintId, children }: DeskPartProps) {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {children}
    </section>
  );
}
