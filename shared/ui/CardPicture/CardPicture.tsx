import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './CardPicture.module.scss';

interface CardPictureProps {
  /** 400 and 800 pixels wide. */
  readonly files: PictureFiles;
  /** The width at which it is shown, as a `sizes` attribute. The browser chooses a file by it. */
  readonly sizes: string;
}

/** The picture of a card: 4:3, as wide as its container, loaded when it comes near the screen. */
export function CardPicture({ files, sizes }: CardPictureProps) {
  return (
    <Picture
      className={styles.card}
      files={files}
      widths={[400, 800]}
      height={600}
      sizes={sizes}
      loading="lazy"
      // Decoded together with its card, so that a looped slide that replaces its original does not flicker.
      decoding="sync"
    />
  );
}
