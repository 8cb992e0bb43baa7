import { useId, type ReactNode, type Ref } from 'react';
import styles from './EditorSection.module.scss';

interface EditorSectionProps {
  readonly heading: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly hint: string;
  /** For `aria-describedby` of what the hint explains. */
  readonly hintId: string;
  readonly children: ReactNode;
}

export function EditorSection({ heading, headingRef, hint, hintId, children }: EditorSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
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
