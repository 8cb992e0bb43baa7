import type { ReactNode } from 'react';
import styles from './Example.module.scss';

interface ExampleProps {
  readonly name: string;
  /** When to take it, and when not. */
  readonly advice: string;
  /** What stands in the sources for the first of its looks. */
  readonly code: string;
  /** Set where it takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A component with its looks side by side, and what one needs to know to take it. */
export function Example({ name, advice, code, wide = false, children }: ExampleProps) {
  return (
    <section className={styles.example}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.advice}>{advice}</p>
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      </div>
      <div className={wide ? styles.whole : styles.looks}>{children}</div>
    </section>
  );
}
