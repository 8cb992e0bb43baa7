import { Picture, pictureFiles } from '@farekite/shared/ui';
import type { StampName } from '../../content/CityGuideContent';
import styles from './Stamp.module.scss';

/** Of the files. */
const WIDTHS_PX = [200, 400] as const;
/** Of the large file. */
const HEIGHT_PX = 300;

interface StampProps {
  readonly illustration: StampName;
  /** Like the country on a postage stamp. */
  readonly place: string;
  readonly value?: number;
  /** The browser chooses the file by it. */
  readonly phoneWidthPx?: number;
}

/** Decorative: the text beside it names what it shows. */
export function Stamp({ illustration, place, value, phoneWidthPx = 100 }: StampProps) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.paper}>
        <Picture
          files={pictureFiles(`${illustration}-stamp`, WIDTHS_PX)}
          widths={WIDTHS_PX}
          height={HEIGHT_PX}
          sizes={`(width >= 1024px) 190px, (width >= 640px) 150px, ${String(phoneWidthPx)}px`}
          className={styles.frame}
          loading="lazy"
        />
        <span className={styles.imprint}>
          <span>{place}</span>
          {value && <span className={styles.value}>{value}</span>}
        </span>
      </span>
    </span>
  );
}
