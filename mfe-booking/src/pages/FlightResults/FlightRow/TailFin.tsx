import type { Livery } from '../../../content/flights';
import styles from './TailFin.module.scss';

/** Of the fin, and of the stripe across it. */
const COLORS: Readonly<Record<Livery, readonly [fin: string, stripe: string]>> = {
  sky: ['var(--sky-600)', 'var(--sky-100)'],
  leaf: ['var(--leaf-700)', 'var(--sun-400)'],
  rose: ['var(--rose-700)', 'var(--rose-100)'],
  night: ['var(--sky-900)', 'var(--sun-400)'],
  sun: ['var(--sun-400)', 'var(--kite-500)'],
};

/** The tail of a plane in its airline's colors: tells rows apart at a glance. Decorative. */
export function TailFin({ livery }: { readonly livery: Livery }) {
  const [fin, stripe] = COLORS[livery];
  return (
    <svg
      className={styles.fin}
      width="40"
      height="40"
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={fin} d="M5 9.6A3 3 0 0 1 8 6h9.3a4 4 0 0 1 3.2 1.6L45 42H10.5z" />
      <path fill={stripe} d="M7.3 23.5h24.5l5 7H8.5z" />
    </svg>
  );
}
