import { useId, type ReactNode, type Ref } from 'react';
import styles from './WizardStep.module.scss';

interface WizardStepProps {
  readonly heading: string;
  /** For moving the focus to the heading when the step is shown. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The step of the booking wizard that is shown, labelled by its heading. */
export function WizardStep({ heading, headingRef, children }: WizardStepProps) {
  const headingId = useId();
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      {/* Another element for each step: one that had the focus already would not be announced again. */}
      <h2 key={heading} id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
