import type { ReactNode } from 'react';
import styles from './Frame.module.scss';

/** A frame around a part of a page. It is inert, because this page has one h1 and one outline. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame} inert>
      {children}
    </div>
  );
}
