import type { ComponentProps } from 'react';
import styles from './Picture.module.scss';

/** The URLs of one picture by format, in two widths. */
export interface PictureFiles {
  readonly avif: readonly [small: string, large: string];
  readonly webp: readonly [small: string, large: string];
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly files: PictureFiles;
  /** The widths of the files, in pixels. */
  readonly widths: readonly [small: number, large: number];
  /** The height of the large file, in pixels. */
  readonly height: number;
  /** The width at which it is shown, as a `sizes` attribute. The browser chooses a file by it. */
  readonly sizes: string;
  /** Gives the frame its size. The picture fills the frame. */
  readonly className: string | undefined;
}

/**
 * An illustration as AVIF, or as WebP for older browsers. Decorative: the text beside it names what it shows.
 */
export function Picture({
  files: { avif, webp },
  widths: [small, large],
  height,
  sizes,
  className,
  ...loading
}: PictureProps) {
  const srcSet = (files: PictureFiles['avif']) => `${files[0]} ${small}w, ${files[1]} ${large}w`;
  return (
    <picture className={`${styles.frame} ${className}`}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        {...loading}
        className={styles.picture}
        sizes={sizes}
        srcSet={srcSet(webp)}
        src={webp[0]}
        width={large}
        height={height}
        alt=""
      />
    </picture>
  );
}
