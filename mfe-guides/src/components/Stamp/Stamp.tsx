import { STAMPS } from '../../pictures/stamps';
import styles from './Stamp.module.scss';

interface StampProps {
  readonly scene: keyof typeof STAMPS;
  /** Where it is from and what it is worth, as printed below its picture. */
  readonly place: string;
  readonly value?: number;
  /** About as wide as it is shown on a phone, in pixels. @default 100 */
  readonly phonePx?: number;
}

/** A postage stamp with perforated edges. Decorative: its name stands beside it. */
export function Stamp({ scene, place, value, phonePx = 100 }: StampProps) {
  const { avif, webp } = STAMPS[scene];
  // The browser chooses a file by it.
  const sizes = `(width >= 1024px) 190px, (width >= 640px) 150px, ${String(phonePx)}px`;
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.paper}>
        <picture className={styles.frame}>
          <source type="image/avif" srcSet={`${avif[0]} 200w, ${avif[1]} 400w`} sizes={sizes} />
          <img
            className={styles.picture}
            srcSet={`${webp[0]} 200w, ${webp[1]} 400w`}
            sizes={sizes}
            src={webp[0]}
            width={400}
            height={300}
            loading="lazy"
            alt=""
          />
        </picture>
        <span className={styles.imprint}>
          <span>{place}</span>
          {value && <span className={styles.value}>{value}</span>}
        </span>
      </span>
    </span>
  );
}
