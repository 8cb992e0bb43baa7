import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './CardPicture.module.scss';

interface CardPictureProps {
  /** 400 and 800 pixels wide. */
  readonly files: PictureFiles;
  /** How wide it is shown, in the form of the sizes attribute: the browser chooses a file by it. */
  readonly sizes: string;
}

/** The picture of a card, four to three, as wide as its container; fetched when it comes near. */
export function CardPicture({ files, sizes }: CardPictureProps) {
  return (
    <Picture
      className={styles.card}
      files={files}
      widths={[400, 800]}
      height={600}
      sizes={sizes}
      loading="lazy"
      // At once with what is around it: a duplicate that takes an original's place must not be seen to.
      decoding="sync"
    />
  );
}
