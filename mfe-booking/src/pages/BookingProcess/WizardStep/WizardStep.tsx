import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Step } from '../bookingStore';
import styles from './WizardStep.module.scss';

interface WizardStepProps {
  readonly step: Step;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Its heading gets the focus when the step changes. */
export function WizardStep({ step, heading, children }: WizardStepProps) {
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    // Not when the page is first shown.
    if (lastStep.current !== step) headingRef.current?.focus();
    lastStep.current = step;
  }, [step]);
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      {/* Another element for each step: one that has the focus is not announced again. */}
      <h2 key={heading} id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
