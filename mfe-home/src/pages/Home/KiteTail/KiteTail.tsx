import styles from './KiteTail.module.scss';

const STRING =
  'M-80 27c47 11 93 23 140 28s93 2 140-5s93-17 140-21s93-2 140 7s93 21 140 30s93 13 140 10s93-12 140-20s93-11 140-8s93 15 140 26s93 21 140 23s93-4 140-12s93-16 140-18s53 0 80 4';

/** Two wings each, by colour. */
const BOWS = {
  kite: 'M-40 37l-5 11 10 0zm0 0l5-11-10 0zM202 50l-6 10 10 1zm0 0l6-10-10-1zM432 29l-4 11 10-1zm0 0l4-11-10 1zM673 74l-9 9 9 4zm0 0l9-9-9-4zM902 56l-1 12 9-3zm0 0l1-12-9 3zM1142 65l-9 8 9 5zm0 0l9-8-9-5zM1393 95l-2 12 10-3zm0 0l2-12-10 3zM1632 67l-8 9 10 3zm0 0l8-9-10-3z',
  sun: 'M42 52l-9 8 9 4zm0 0l9-8-9-4zM280 37l-1 12 9-4zm0 0l1-12-9 4zM506 41l-9 8 9 4zm0 0l9-8-9-4zM743 77l-2 12 10-2zm0 0l2-12-10 2zM991 47l-7 10 10 2zm0 0l7-10-10-2zM1227 85l-5 11 10 0zm0 0l5-11-10 0zM1474 83l-6 11 10 1zm0 0l6-11-10-1z',
  sky: 'M115 57l-3 12 10-2zm0 0l3-12-10 2zM349 28l-7 10 10 2zm0 0l7-10-10-2zM594 61l-5 11 10 0zm0 0l5-11-10 0zM827 68l-6 10 10 1zm0 0l6-10-10-1zM1071 52l-4 11 10-1zm0 0l4-11-10 1zM1303 96l-8 9 9 3zm0 0l8-9-9-3zM1546 72l-1 12 9-3zm0 0l1-12-9 3z',
};

interface KiteTailProps {
  /** The side to which it sinks: taking turns, the tails lead down the page. */
  readonly towards: 'start' | 'end';
}

/** A length of the kite's tail, blown over the seam of two sections. Decorative. */
export function KiteTail({ towards }: KiteTailProps) {
  return (
    <div className={styles.seam}>
      <svg
        className={`${styles.tail} ${towards === 'start' ? styles.mirrored : ''}`.trim()}
        viewBox="0 0 1600 120"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d={STRING} fill="none" stroke="var(--sun-400)" strokeWidth="1.5" />
        <path d={BOWS.kite} fill="var(--kite-400)" />
        <path d={BOWS.sun} fill="var(--sun-400)" />
        <path d={BOWS.sky} fill="var(--sky-600)" />
      </svg>
    </div>
  );
}
