import type { ComponentProps } from 'react';
import styles from './Picture.module.scss';
import { pictureSrcSet } from './pictureSrcSet';

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
  widths,
  height,
  sizes,
  className,
  ...loading
}: PictureProps) {
  return (
    <picture className={`${styles.frame} ${className}`}>
      <source type="image/avif" srcSet={pictureSrcSet(avif, widths)} sizes={sizes} />
      <img
        {...loading}
        className={styles.picture}
        sizes={sizes}
        srcSet={pictureSrcSet(webp, widths)}
        src={webp[0]}
        width={widths[1]}
        height={height}
        alt=""
      />
    </picture>
  );
}
