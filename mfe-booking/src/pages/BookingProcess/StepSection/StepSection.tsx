import { useId, type ReactNode, type Ref } from 'react';
import styles from './StepSection.module.scss';

interface StepSectionProps {
  readonly heading: string;
  /** The heading takes the focus when the visitor comes to its step. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One step of the wizard under its own heading. */
export function StepSection({ heading, headingRef, children }: StepSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
