import type { Skyline } from '../../../content/Skyline';
import styles from './CitySkyline.module.scss';

export function CitySkyline({ skyline }: { readonly skyline: Skyline }) {
  return (
    <svg
      className={styles.skyline}
      viewBox="0 0 1600 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {skyline.map(({ tone, outline }) => (
        <path key={outline} className={styles[tone]} d={outline} />
      ))}
    </svg>
  );
}
