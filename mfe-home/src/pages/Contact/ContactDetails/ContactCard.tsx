import type { ReactNode } from 'react';
import { Icon } from '@farekite/shared/ui';
import styles from './ContactCard.module.scss';

interface ContactCardProps {
  /** One of the drawings of `@farekite/shared/ui`. */
  readonly icon: string;
  readonly title: string;
  /** When to use this way to reach the agency. */
  readonly note: string;
  /** Sets it off from the others, as the fastest way. @default false */
  readonly highlighted?: boolean;
  readonly children: ReactNode;
}

/** One way to reach the agency. */
export function ContactCard({ icon, title, note, highlighted = false, children }: ContactCardProps) {
  return (
    <li className={highlighted ? `${styles.card} ${styles.highlighted}` : styles.card}>
      <Icon icon={icon} sizeEm={2} strokeWidth={1.5} className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      {children}
      <p className={styles.note}>{note}</p>
    </li>
  );
}
