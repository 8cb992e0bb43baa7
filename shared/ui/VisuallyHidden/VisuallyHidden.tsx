import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

/** Text for assistive technology alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
