import styles from './KiteTail.module.scss';

const STRING =
  'M-80 26c98-7 196-13 293-5s196 29 294 47s195 28 293 26s196-14 293-17s196 5 294 22s195 39 293 49';

const BOWS = {
  kite: 'M-30 22l-11 10 12 4zm0 0 9-8-10-4zM190 19l0 15 11-6zm0 0 0-12-9 5zM452 57l-4 14 13-2zm0 0 3-11-10 2zM672 90l-13 6 10 8zm0 0 11-5-9-6zM934 87l-8 12 13 2zm0 0 6-10-10-1zM1154 76l-12 9 12 6zm0 0 9-7-9-5zM1416 104l-2 14 12-4zm0 0 2-12-10 4zM1636 142l-4 14 13-3zm0 0 3-11-10 2z',
  sun: 'M32 18l-1 12 10-4zm0 0 1-10-8 4zM294 30l-11 4 8 8zm0 0 9-4-6-5zM514 69l-9 8 10 4zm0 0 7-7-8-3zM776 94l-10 8 10 4zm0 0 8-6-8-4zM996 82l1 12 10-6zm0 0-1-10-7 5zM1258 81l-3 12 11-3zm0 0 2-10-9 3zM1478 116l-12 4 8 8zm0 0 9-3-6-6z',
  sky: 'M120 16l-8 11 11 2zm0 0 7-8-10-2zM360 40l-12 6 10 7zm0 0 10-5-8-6zM602 83l-1 13 11-4zm0 0 1-11-9 4zM842 93l-1 13 11-4zm0 0 1-11-9 4zM1084 77l-11 7 10 6zm0 0 9-6-8-5zM1324 89l-10 9 12 4zm0 0 8-7-9-4zM1566 132l-12 6 10 7zm0 0 9-5-7-6z',
};

/** Crosses the border of two sections, and slopes down to a side. */
export function KiteTail({ towards }: { readonly towards: 'start' | 'end' }) {
  return (
    <div className={styles.border}>
      <svg
        className={`${styles.tail} ${towards === 'start' ? styles.mirrored : ''}`.trim()}
        viewBox="0 0 1600 150"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={STRING} fill="none" stroke="var(--sun-400)" strokeWidth="1.5" />
        <path d={BOWS.kite} fill="var(--kite-400)" />
        <path d={BOWS.sun} fill="var(--sun-400)" />
        <path d={BOWS.sky} fill="var(--sky-600)" />
      </svg>
    </div>
  );
}
