import styles from './CardPicture.module.scss';

/** The addresses of one picture by format, 400 and 800 pixels wide. */
export interface CardFiles {
  readonly avif: readonly [small: string, large: string];
  readonly webp: readonly [small: string, large: string];
}

interface CardPictureProps {
  readonly files: CardFiles;
  /** How wide it is shown, in the form of the sizes attribute: the browser chooses a file by it. */
  readonly sizes: string;
}

function srcSet([small, large]: CardFiles['avif']): string {
  return `${small} 400w, ${large} 800w`;
}

/**
 * The picture of a card, four to three, as wide as its container; fetched when it comes near. It is
 * decorative: what it shows is named beside it.
 */
export function CardPicture({ files: { avif, webp }, sizes }: CardPictureProps) {
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        className={styles.picture}
        src={webp[0]}
        srcSet={srcSet(webp)}
        sizes={sizes}
        width={800}
        height={600}
        alt=""
        loading="lazy"
        // At once with what is around it: a duplicate that takes an original's place must not be seen to.
        decoding="sync"
      />
    </picture>
  );
}
