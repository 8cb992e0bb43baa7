import type { ReactNode } from 'react';
import styles from './FieldError.module.scss';

/** What is wrong with the field whose `aria-describedby` is this id. `aria-invalid` gives the control a red border. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      {children}
    </p>
  );
}
