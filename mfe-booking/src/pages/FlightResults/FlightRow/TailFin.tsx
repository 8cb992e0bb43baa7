import type { Livery } from '../../../content/flights';
import styles from './TailFin.module.scss';

/** The tail of a plane in its airline's colors: tells rows apart at a glance. Decorative. */
export function TailFin({ livery }: { readonly livery: Livery }) {
  return (
    <svg
      className={`${styles.fin} ${styles[livery]}`}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.body} d="M5 9.6A3 3 0 0 1 8 6h9.3a4 4 0 0 1 3.2 1.6L45 42H10.5z" />
      <path className={styles.stripe} d="M7.3 23.5h24.5l5 7H8.5z" />
    </svg>
  );
}
