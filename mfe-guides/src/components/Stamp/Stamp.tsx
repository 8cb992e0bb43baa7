import type { StampName } from '../../content/CityGuideContent';
import { STAMPS } from '../../pictures/stamps';
import styles from './Stamp.module.scss';

interface StampProps {
  readonly illustration: StampName;
  /** Printed below the picture, like the country on a postage stamp. */
  readonly place: string;
  /** Printed beside the place, like a postage value. @default none */
  readonly value?: number;
  /** Approximate width on a phone; the browser chooses the picture file by it. @default 100 */
  readonly phoneWidthPx?: number;
}

/** A postage stamp with perforated edges. Decorative: the text beside it names what it shows. */
export function Stamp({ illustration, place, value, phoneWidthPx = 100 }: StampProps) {
  const { avif, webp } = STAMPS[illustration];
  const sizes = `(width >= 1024px) 190px, (width >= 640px) 150px, ${String(phoneWidthPx)}px`;
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
