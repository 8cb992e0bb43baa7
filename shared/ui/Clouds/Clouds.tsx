import styles from './Clouds.module.scss';

const SHAPE =
  'M-20 58a46 46 0 0 1 85-1a18 18 0 0 1 34-2a61 61 0 0 1 112 10a18 18 0 0 1 32 9a63 63 0 0 1 116 10a33 33 0 0 1 62 2a29 29 0 0 1 54 3a19 19 0 0 1 35-2a29 29 0 0 1 54-8a69 69 0 0 1 127-6a23 23 0 0 1 43-2a19 19 0 0 1 35 0a21 21 0 0 1 39 2a55 55 0 0 1 102-2a32 32 0 0 1 60-2a24 24 0 0 1 45-1a40 40 0 0 1 73-8a47 47 0 0 1 87-11a41 41 0 0 1 76-5a28 28 0 0 1 52 4a24 24 0 0 1 45-1a17 17 0 0 1 32 0a18 18 0 0 1 34 4a33 33 0 0 1 61 7a25 25 0 0 1 46 7a23 23 0 0 1 42 0a57 57 0 0 1 106 2V100H-20z';

/** Along the lower edge of a positioned container. */
export function Clouds() {
  return (
    <svg
      className={styles.clouds}
      viewBox="0 0 1600 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--color-surface)" d={SHAPE} />
    </svg>
  );
}
