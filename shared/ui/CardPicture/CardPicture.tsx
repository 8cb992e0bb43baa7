import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './CardPicture.module.scss';

interface CardPictureProps {
  /** 400 and 800 pixels wide. */
  readonly files: PictureFiles;
  /** The `sizes` attribute: the width at which it is shown. */
  readonly sizes: string;
  /** `eager` where the first screen shows the card. @default 'lazy' */
  readonly loading?: 'eager' | 'lazy';
}

/** The picture of a card: 4:3, as wide as its container. */
export function CardPicture({ files, sizes, loading = 'lazy' }: CardPictureProps) {
  return (
    <Picture
      className={styles.card}
      files={files}
      widths={[400, 800]}
      height={600}
      sizes={sizes}
      loading={loading}
      // So that a looped slide that replaces its original does not flicker.
      decoding="sync"
    />
  );
}
