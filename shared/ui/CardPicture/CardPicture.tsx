import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './CardPicture.module.scss';

interface CardPictureProps {
  /** 400 and 800 pixels wide. */
  readonly files: PictureFiles;
  /** The width at which it is shown, as a `sizes` attribute. The browser chooses a file by it. */
  readonly sizes: string;
  /** `eager` where the first screen shows the card. @default `lazy`, which loads it when it comes near the screen */
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
      // Decoded together with its card, so that a looped slide that replaces its original does not flicker.
      decoding="sync"
    />
  );
}
