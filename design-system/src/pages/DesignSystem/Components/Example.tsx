import type { ReactNode } from 'react';
import styles from './Example.module.scss';

interface ExampleProps {
  readonly name: string;
  /** When to use it, and when not. */
  readonly advice: string;
  /** The source of the first variant. */
  readonly code: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Example({ name, advice, code, wide = false, children }: ExampleProps) {
  return (
    <section className={styles.example}>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.advice}>{advice}</p>
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      </div>
      <div className={wide ? styles.wide : styles.variants}>{children}</div>
    </section>
  );
}
