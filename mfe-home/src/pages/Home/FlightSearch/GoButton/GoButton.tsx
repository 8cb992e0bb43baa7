import type { KeyboardEvent } from 'react';
import styles from './GoButton.module.scss';

/** A link answers to Enter by itself; of a button one expects that it answers to Space as well. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface GoButtonProps {
  readonly label: string;
}

/**
 * Starts the search. A link behind its role: it leads to the results also before and without scripts,
 * where a form would add a question mark to the address, and it can carry nothing of what was entered.
 */
export function GoButton({ label }: GoButtonProps) {
  return (
    <a
      className={styles.go}
      href="/flight-results"
      role="button"
      draggable={false}
      onKeyDown={pressWithSpace}
    >
      {label}
    </a>
  );
}
