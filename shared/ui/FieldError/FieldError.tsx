import type { ReactNode } from 'react';
import styles from './FieldError.module.scss';

interface FieldErrorProps {
  /** The `aria-describedby` of the field. */
  readonly id: string;
  readonly children: ReactNode;
}

/** What is wrong with a field. The control gets a red border while it is `aria-invalid`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role="alert">
      {children}
    </p>
  );
}
