import type { ReactNode } from 'react';
import styles from './ContactCard.module.scss';

const STROKES = {
  phone:
    'M8.5 3.5H5.5a2 2 0 0 0-2 2.2A16.5 16.5 0 0 0 18.3 20.5a2 2 0 0 0 2.2-2v-3l-4.5-1.5-2 2.2a13 13 0 0 1-6.2-6.2L10 8z',
  email: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7',
  address:
    'M12 21.5s7-6 7-11.5a7 7 0 0 0-14 0c0 5.5 7 11.5 7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
};

interface ContactCardProps {
  readonly icon: keyof typeof STROKES;
  readonly title: string;
  /** What this way of reaching the agency is good for. */
  readonly note: string;
  /** Whether it is the way that leads on soonest. @default false */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** One way to reach the agency. */
export function ContactCard({ icon, title, note, first = false, children }: ContactCardProps) {
  return (
    <li className={first ? `${styles.card} ${styles.first}` : styles.card}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={STROKES[icon]} />
      </svg>
      <h3 className={styles.title}>{title}</h3>
      {children}
      <p className={styles.note}>{note}</p>
    </li>
  );
}
