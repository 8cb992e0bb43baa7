import type { KeyboardEvent } from 'react';
import styles from './GoButton.module.scss';

/** A link reacts to Enter only; a button is expected to react to Space as well. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface GoButtonProps {
  readonly label: string;
}

/**
 * Starts the search. It is a link with the role of a button: it works without scripts as well, where a form would
 * append a question mark to the address, and it passes no entries on.
 */
export function GoButton({ label }: GoButtonProps) {
  return (
    <a className={styles.go} href="/flight-results" role="button" draggable={false} onKeyDown={clickOnSpace}>
      {label}
    </a>
  );
}
